import { type Kitchen, USUAL } from './kitchen.ts'

const thai: Kitchen = {
  cuisine: ['thai', 'noodles', 'curry'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    Lemongrass Row
    ครัวบ้านสวน (Krua Baan Suan)
    Chili & Holy Basil
    Tuk Tuk Garden
    Pandan Kitchen
    Moonrise Thai
    Galangal House
    River Kwai Noodles
    White Elephant Table
    Makrut
    Isan Fire
    Coconut Grove Thai
  `,
  sections: {
    Starters: `
      Fresh summer rolls | 8 | Rice paper, tofu, mint, carrot and peanut sauce.
      Som tam jay | 10 | Green papaya pounded with lime, chili and long beans; soy in place of fish sauce.
      Corn fritters | 8 | Sweetcorn, red curry paste, cucumber relish. Vegan.
      Tom kha mushroom | 9 | Coconut soup with galangal, lemongrass and oyster mushrooms. Vegan.
    `,
    Curries: `
      Green curry with tofu | 15 | House-pounded paste, Thai eggplant, bamboo and basil. Vegan.
      Massaman potato curry | 15 | Mild and rich, peanuts, cinnamon, pickled ginger. Vegan.
      Jungle curry | 15 | No coconut, plenty of heat: green peppercorn, long beans, krachai. Vegan.
      Panang with pumpkin | 15 | Thick red curry, kabocha, makrut lime leaf. Vegan.
    `,
    'Wok and noodles': `
      Tofu pad thai | 14 | Rice noodles, tamarind, bean sprouts, peanuts and garlic chives. Without egg, without fish sauce.
      Drunken noodles | 14.5 | Wide noodles, holy basil, chili, baby corn.
      Pad see ew | 14 | Charred wide noodles, Chinese broccoli, dark soy.
      Basil mushrooms over rice | 14 | Minced mushrooms, bird chilies, crisp basil.
      Khao soi jay | 15 | Northern curry noodles, pickled mustard greens, crunchy noodles on top. Vegan.
    `,
    Dessert: `
      Mango sticky rice | 9 | Ripe mango, salted coconut cream, toasted mung beans.
      Banana in coconut milk | 6 | Warm, with sesame.
    `,
  },
  drinks: `
    Thai iced tea with coconut milk | 5
    Lemongrass cooler | 4
    Butterfly-pea lime soda | 5
  `,
}

const vietnamese: Kitchen = {
  cuisine: ['vietnamese', 'pho', 'sandwich'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    Quán Chay Sen Vàng = vegan
    Phở Mùa Thu
    Bánh Mì Cô Hạnh
    Rice & Rau Răm
    Saigon Lantern
    Hội An Porch
    Ba Miền Kitchen
    Little Hue
    Lotus Pond Phở
    Mekong Morning
    Star Anise Noodle Bar
    Cà Phê Góc Phố
  `,
  sections: {
    Starters: `
      Gỏi cuốn | 8 | Two fresh rolls with lemongrass tofu, herbs, rice noodles and hoisin-peanut sauce.
      Crispy imperial rolls | 9 | Taro, wood ear and glass noodles, lettuce and herbs to wrap.
      Green mango salad | 11 | Shredded mango, mint, roasted peanuts, soy-lime dressing.
    `,
    Noodles: `
      Phở chay | 14 | Charred ginger and star anise broth simmered ten hours, tofu, mushrooms, rice noodles. Vegan.
      Bún huế chay | 15 | Spicy lemongrass broth, thick noodles, oyster mushrooms, banana blossom.
      Vermicelli bowl with lemongrass tofu | 14 | Cool noodles, pickles, herbs, peanuts and a warm crisp roll.
      Mì quảng | 15 | Turmeric noodles, a little rich broth, sesame cracker. Vegan.
    `,
    'Bánh mì and rice': `
      Bánh mì chay | 10 | Five-spice tofu, mushroom pâté, pickled daikon, cilantro and jalapeño in a warm baguette.
      Claypot caramel tofu | 15 | Black pepper, coconut water, scallions, jasmine rice. Vegan.
      Bánh xèo | 15 | Sizzling turmeric crêpe, bean sprouts, mushrooms and a basket of herbs. Vegan.
      Broken rice plate | 14 | Grilled seitan, shredded tofu skin, pickles, chili-soy.
    `,
    Sweet: `
      Chè ba màu | 6 | Three-color beans, coconut milk, crushed ice.
      Banana coconut cake | 6 | Steamed, with sesame sauce. Vegan.
    `,
  },
  drinks: `
    Cà phê with coconut cream | 5
    Salted plum soda | 4.5
    Artichoke tea | 3.5
  `,
}

const malay: Kitchen = {
  cuisine: ['malaysian', 'indonesian'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    Kopi & Kaya
    Warung Melati = indonesian
    Rendang Road
    Nusantara Table
    Pasar Senja
    Straits Spice Room
    Sambal Sister
  `,
  sections: {
    Plates: `
      Jackfruit rendang | 17 | Slow-cooked in coconut, lemongrass and toasted coconut paste, with yellow rice.
      Nasi lemak | 14 | Coconut rice, sambal, peanuts, cucumber, crisp tempeh. Vegan.
      Gado-gado | 13 | Blanched vegetables, tofu, tempeh and rice cake under warm peanut sauce. Vegan.
      Curry laksa | 15 | Rice noodles, tofu puffs and bean sprouts in a coconut-chili broth. Vegan.
      Char kway teow | 14 | Flat noodles with the breath of the wok, chives, bean sprouts. Vegan.
      Sayur lodeh | 13 | Cabbage, beans and tempeh in light coconut broth. Vegan.
    `,
    Snacks: `
      Roti canai | 7 | Flaky flatbread with lentil curry. Vegan.
      Popiah | 8 | Soft fresh rolls, jicama, tofu and sweet bean sauce.
      Tempeh satay | 9 | Charcoal-grilled, peanut sauce, pickled cucumber.
    `,
    Sweet: `
      Pulut hitam | 6 | Black rice porridge, palm sugar, coconut cream.
      Cendol | 6 | Pandan jellies, palm sugar, coconut milk and ice.
      Pisang goreng | 6 | Crisp banana fritters, gula melaka.
    `,
  },
  drinks: `
    Teh tarik with oat milk | 4.5
    Calamansi juice | 4.5
    Kopi o | 3.5
  `,
}

const filipino: Kitchen = {
  cuisine: ['filipino', 'asian'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    Calamansi House
    Bayanihan Kitchen
    Tita Luz
    Merienda Corner
    Sampaguita
  `,
  sections: {
    Ulam: `
      Adobo mushrooms | 15 | Cane vinegar, soy, bay leaf, garlic rice.
      Vegan sinigang na gulay | 14 | Sour tamarind soup, okra, daikon, water spinach.
      Vegan kare-kare | 16 | Banana blossom, eggplant and beans in peanut sauce.
      Tofu sisig | 14 | Sizzling plate, calamansi, chili and onion.
      Laing | 13 | Taro leaves cooked down in coconut milk and ginger.
      Pancit bihon | 13 | Thin rice noodles, cabbage, carrots, lemon. Vegan.
    `,
    Merienda: `
      Lumpia | 8 | Thin crackling rolls, cabbage and sweet potato, garlic vinegar. Vegan.
      Ukoy | 8 | Crisp squash fritters, spiced vinegar.
      Ube cashew cheesecake | 8 | Vegan: purple yam and cashew on a coconut crust.
      Turon | 6 | Caramelized banana and jackfruit rolls.
      Halo-halo | 9 | Vegan: shaved ice, jellies, beans, coconut milk and ube sorbet.
    `,
  },
  drinks: `
    Calamansi juice | 4.5
    Salabat | 4
    Barako coffee | 4
  `,
}

export const SOUTH_EAST_ASIA: readonly Kitchen[] = [thai, vietnamese, malay, filipino]
