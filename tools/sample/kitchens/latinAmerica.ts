import { type Kitchen, SELDOM_VEGAN, USUAL } from './kitchen.ts'

const mexican: Kitchen = {
  cuisine: ['mexican', 'tacos', 'latin-american'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    Casa Jacaranda
    La Milpa Azul
    Comal Norte
    Taquería El Nopalito
    ¡Ay, Qué Rico!
    Doña Eufemia
    Maíz y Humo
    Piña Picante
    Tres Ranas Cantina
    La Abuela Verde = vegan
    Cielito Taquería
    Molcajete 52
    El Huerto de Tomás
    Barrio Epazote
  `,
  sections: {
    Tacos: `
      Hibiscus tacos | 13 | Braised hibiscus flower, guacamole, pickled onion, blue-corn tortillas. Three to a plate.
      Mushroom al pastor | 14 | Spit-charred oyster mushrooms, pineapple, cilantro and salsa verde.
      Baja cauliflower tacos | 13 | Beer-battered cauliflower, cabbage, vegan chipotle crema, lime.
      Potato and soyrizo tacos | 11.5 | Crisp-fried, with shredded lettuce and salsa roja.
      Nopales asados | 12 | Grilled cactus, black beans, avocado and toasted pumpkin seeds.
    `,
    'Platos fuertes': `
      Enchiladas de mole | 17 | Roasted plantain and greens, twenty-ingredient mole, sesame, almond crema.
      Jackfruit carnitas plate | 17 | Orange-braised jackfruit, charro beans, rice and warm tortillas.
      Pozole verde | 15 | Vegan: hominy and mushrooms in tomatillo broth, with radish, cabbage and oregano.
      Chile relleno | 16 | Roasted poblano stuffed with walnut picadillo, tomato broth. Vegan.
      Burrito mojado | 15 | Black beans, rice, grilled peppers and avocado, drowned in salsa roja.
    `,
    'Para empezar': `
      Esquites | 8 | Charred corn in a cup, vegan lime crema, ancho chile, cashew cotija.
      Guacamole and chips | 11 | Mashed to order, with pomegranate when it is in season.
    `,
    Postres: `
      Churros | 8 | Vegan, rolled in cinnamon sugar, with dark Oaxacan chocolate sauce.
      Coconut tres leches | 9 | Vegan: three plant milks, soft sponge, strawberries.
    `,
  },
  drinks: `
    Agua de jamaica | 4
    Horchata de almendra | 4.5
    Mezcal paloma | 13
  `,
}

const andean: Kitchen = {
  cuisine: ['peruvian', 'latin-american'],
  hours: 'evening',
  diets: SELDOM_VEGAN,
  names: `
    Quinua & Sol
    La Picantería Rosario
    Ají Dorado
    Chacra Alta
    Tambo del Río
    Killa
    Mesa de Puno
    Los Tres Cóndores
  `,
  sections: {
    Entradas: `
      Hearts of palm ceviche | 14 | Cured in lime and ginger, with sweet potato, toasted corn, red onion.
      Causa limeña | 13 | Chilled yellow-pepper potato, avocado, beet and olive paste. Vegan.
      Yuca frita | 9 | Crisp cassava with huancaína of cashew and ají amarillo.
    `,
    Fondos: `
      Saltado de setas | 19 | Wok-fired mushrooms, tomato and onion over fries and rice.
      Quinotto | 18 | Quinoa stirred slowly with squash, fava beans and huacatay.
      Ají de jackfruit | 18 | Nutty yellow-pepper stew, potatoes, black olives and rice.
      Tacu tacu | 16 | Pan-fried rice and canary beans, plantain, salsa criolla.
      Anticuchos de champiñón | 15 | Mushroom skewers in panca chile, grilled potato, corn.
    `,
    Dulces: `
      Picarones | 9 | Vegan squash doughnuts with fig and chancaca syrup.
      Mazamorra morada | 7 | Vegan purple corn pudding with pineapple and clove.
    `,
  },
  drinks: `
    Chicha morada | 5
    Maracuyá sour | 13
    Coca tea | 4
  `,
}

const caribbean: Kitchen = {
  cuisine: ['caribbean', 'jamaican'],
  hours: 'allDay',
  diets: { vegan: 38, vegetarian: 6, options: 46, unconfirmed: 10 },
  names: `
    Breadfruit Lane
    Ital Morning = vegan
    Scotch Bonnet Kitchen
    Sorrel & Lime
    Mama Cleo's
    Kingfisher Roti = trinidadian
    Callaloo Corner
    Tamarind Bay
    Marva's Patty Shop
    Blue Mahoe
    Port Antoine
  `,
  sections: {
    Plates: `
      Jerk jackfruit | 16 | Allspice-smoked jackfruit, rice and peas, fried plantain and slaw.
      Curry chana roti | 13 | Chickpeas and potato in a soft dhalpuri, with tamarind and pepper sauce.
      Ital stew | 14 | Pumpkin, red kidney beans, dumplings and thyme in coconut milk.
      Ackee and hearts of palm | 15 | Sautéed with peppers and scallion, with boiled green banana and callaloo.
      Brown stew tofu | 15 | Pan-seared tofu in a deep, gingery vegan gravy with carrots and butter beans.
      Rundown vegetables | 14 | Cho-cho, okra and yam simmered down in coconut.
    `,
    'Small things': `
      Callaloo patty | 5 | Turmeric pastry, spiced greens. Vegan.
      Doubles | 6 | Two bara, curried chickpeas, cucumber and a little or a lot of pepper.
      Festival | 5 | Sweet fried vegan cornmeal dumplings.
      Breadfruit chips | 7 | With avocado and lime.
    `,
    Sweet: `
      Rum cake | 7 | Dark fruit, dark rum, no eggs, no butter. Vegan.
      Coconut drops | 4 | Ginger, fresh coconut, brown sugar.
    `,
  },
  drinks: `
    Sorrel | 4
    Fresh ginger beer | 4
    Soursop juice | 5
  `,
}

const brazilian: Kitchen = {
  cuisine: ['brazilian', 'latin-american'],
  hours: 'allDay',
  diets: SELDOM_VEGAN,
  names: `
    Sabiá
    Açaí da Praia
    Casa Jabuticaba
    Quintal Azul
    Mandioca
    Café São Lourenço
    Dendê
    Cantinho da Vovó
  `,
  sections: {
    Pratos: `
      Feijoada vegana | 17 | Black beans with smoked mushrooms and tofu, collards, farofa and orange.
      Moqueca de banana-da-terra | 18 | Vegan: plantain and hearts of palm in coconut, dendê oil and cilantro.
      Bobó de cogumelos | 17 | Mushrooms in smooth cassava and coconut milk, with rice and lime.
      Baião de dois | 14 | Rice and black-eyed peas cooked together, smoked tofu, cilantro. Vegan.
      Escondidinho de jaca | 16 | Jackfruit beneath whipped cassava, browned under the grill.
    `,
    Salgados: `
      Coxinha vegana de jaca | 6 | Golden croquettes with jackfruit and lime.
      Pão de mandioca | 6 | Warm chewy cassava puffs, sharp with nutritional yeast.
      Pastel de palmito | 6 | Vegan: blistered pastry, hearts of palm, olives and tomato.
    `,
    Doces: `
      Açaí na tigela | 11 | Thick açaí, banana, house granola and strawberries.
      Brigadeiro | 3 | Vegan: coconut-milk fudge rolled in dark chocolate flakes.
    `,
  },
  drinks: `
    Guaraná | 4
    Caju juice | 5
    Caipirinha | 12
  `,
}

export const LATIN_AMERICA: readonly Kitchen[] = [mexican, andean, caribbean, brazilian]
