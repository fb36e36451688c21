import { type Kitchen, SELDOM_VEGAN, USUAL } from './kitchen.ts'

const pizza: Kitchen = {
  cuisine: ['pizza', 'italian', 'salad'],
  hours: 'late',
  diets: USUAL,
  names: `
    Forno Aurelia
    Ash & Basil
    Crosta Nera
    Kiln & Crust
    The Wild Starter
    Pizzeria Lucciola
    Marzano House
    Two Sisters Slice
    Fennel & Flour
    Vesuvio Yard
    Slow Dough
    Hilltop Pie Company
    San Gennaro Street
    Verde Slice = vegan
  `,
  sections: {
    Pizza: `
      Marinara | 13 | San Marzano tomato, garlic, oregano, very good oil. Nothing missing.
      Margherita di anacardi | 16 | Tomato, cashew mozzarella, basil.
      Wild mushroom bianca | 18 | Cremini, maitake, garlic cashew cream, thyme and truffle salt. Vegan.
      Potato and rosemary | 16 | Paper-thin potato, caramelized onion, black pepper, no cheese. Vegan.
      Spicy seitan salami | 18 | House seitan salami, hot agave, pickled chili, cashew mozzarella. Vegan.
      Roasted squash and sage | 17 | Butternut purée, crisp sage, toasted hazelnuts. Vegan.
      Broccoli rabe and seitan sausage | 18 | Vegan: fennel-seed seitan sausage, bitter greens, lemon.
      Calzone verde | 17 | Vegan: spinach, tofu ricotta, olives, tomato for dipping.
    `,
    Insalate: `
      Arugula and fennel | 10 | Shaved thin, orange, olives.
      Chopped Italian | 12 | Chickpeas, pepperoncini, radicchio, oregano vinaigrette.
    `,
    'To share': `
      Garlic knots | 7 | Vegan: parsley, garlic oil, warm tomato sauce.
      Arancini | 9 | Vegan: saffron rice, peas, melting centre.
    `,
  },
  drinks: `
    Blood orange soda | 4
    Montepulciano by the glass | 10
    Chinotto | 4.5
  `,
}

const italian: Kitchen = {
  cuisine: ['italian', 'pasta', 'mediterranean'],
  hours: 'evening',
  diets: SELDOM_VEGAN,
  names: `
    Trattoria dell'Orto
    Nonna Ersilia
    Osteria Finocchio
    Casa Limone
    La Credenza
    Pomodoro & Pane
    Tavola Ginestra
    Il Cortile
    Basilico Bianco
    L'Angolo Verde
    Semola
  `,
  sections: {
    Antipasti: `
      Bruschetta al pomodoro | 9 | Grilled country bread, ripe tomatoes, garlic.
      Caponata | 10 | Sicilian eggplant, celery, capers, a little sugar and vinegar.
      Panzanella | 11 | Torn bread, tomato, cucumber, basil.
    `,
    Pasta: `
      Orecchiette with broccoli rabe | 17 | Garlic, chili, toasted breadcrumbs.
      Tagliatelle al ragù di lenticchie | 18 | Egg-free ribbons, lentils and walnuts cooked in red wine.
      Cashew cacio e pepe | 17 | Vegan: fresh tonnarelli, cultured cashew, a lot of pepper.
      Gnocchi with pesto | 18 | Vegan: potato gnocchi, basil and pine nut pesto, green beans.
      Pasta e ceci | 15 | Roman chickpea soup with short pasta and rosemary.
      Mushroom lasagne | 19 | Porcini, spinach and oat-milk white sauce in seven layers. Vegan.
      Spaghetti aglio e olio | 14 | Garlic, chili, parsley, and the water from the pot.
    `,
    Secondi: `
      Eggplant parmigiana | 19 | Fried, layered with tomato and cashew mozzarella, baked.
      Polenta with mushrooms | 18 | Soft white polenta, roasted mushrooms, marsala.
    `,
    Dolci: `
      Tiramisù | 9 | Vegan: espresso-soaked sponge, coconut cream, cocoa.
      Lemon olive-oil cake | 8 | Vegan, with macerated berries.
    `,
  },
  drinks: `
    Verdicchio by the glass | 11
    Espresso | 3.5
    Limonata | 4.5
  `,
}

const french: Kitchen = {
  cuisine: ['french', 'bistro'],
  hours: 'evening',
  diets: SELDOM_VEGAN,
  names: `
    Chez Mirabelle
    Le Jardin d'Élodie
    La Cigale Bleue
    Café des Tilleuls
    Petit Poireau
    L'Heure Verte
  `,
  sections: {
    'Petites assiettes': `
      Onion soup | 11 | Vegan: dark onions, cider, melted cashew cheese on toast.
      Leeks vinaigrette | 11 | Poached, with mustard, capers and hazelnuts.
      Pissaladière | 10 | Slow onions, olives and thyme on thin bread. No anchovies: vegan.
      Celery root rémoulade | 9 | Mustard, apple, parsley, vegan mayo.
    `,
    Plats: `
      Ratatouille niçoise | 18 | Each vegetable cooked apart, then together; grilled bread. Vegan.
      Vegan mushroom bourguignon | 20 | Cremini and pearl onions in red wine, olive-oil potato purée.
      Cassoulet | 19 | Vegan: Tarbais beans, smoked tofu, garlic sausage of seitan, breadcrumb crust.
      Galette complète | 16 | Buckwheat and water crêpe, mushrooms, spinach, cashew sauce. Vegan.
    `,
    Desserts: `
      Tarte tatin | 10 | Vegan: caramelized apples, crisp pastry, coconut cream.
      Pot de crème | 9 | Vegan: dark chocolate, olive oil, sea salt.
    `,
  },
  drinks: `
    Kir | 10
    Cidre brut | 8
    Citron pressé | 5
  `,
}

const spanish: Kitchen = {
  cuisine: ['spanish', 'tapas'],
  hours: 'late',
  diets: SELDOM_VEGAN,
  names: `
    Taberna Olivar
    Bodega Azafrán
    Pimentón
    La Cigüeña
    Bar Nieves
  `,
  sections: {
    Tapas: `
      Patatas bravas | 9 | Crisp potatoes, smoked paprika sauce, aioli of aquafaba.
      Padrón peppers | 9 | Blistered, coarse salt. One in ten is hot.
      Croquetas de setas | 10 | Mushroom croquettes, crisp and nearly liquid.
      White asparagus and romesco | 13 | Charred, almonds and ñora pepper. In spring.
      Pan con tomate | 7 | Grilled bread, garlic, grated tomato, oil.
      Espinacas con garbanzos | 9 | Chickpeas, spinach, cumin, sherry vinegar.
      Escalivada | 10 | Ember-roasted peppers, eggplant and onion.
    `,
    'To share': `
      Paella de verduras | 22 | Artichoke, green beans, saffron and a proper socarrat. For two.
      Fideuà with mushrooms | 20 | Toasted noodles, smoked paprika, vegan lemon aioli.
      Ajo blanco | 9 | Cold almond soup, grapes, good oil.
    `,
    Postres: `
      Churros con chocolate | 9 | Vegan, with thick drinking chocolate of oat milk.
      Almond cake | 8 | Vegan: orange zest, no eggs, dusted with sugar.
    `,
  },
  drinks: `
    Vermouth and soda | 9
    Tinto de verano | 8
    Horchata de chufa | 5
  `,
}

const easternEuropean: Kitchen = {
  cuisine: ['eastern-european', 'dumplings'],
  hours: 'allDay',
  diets: SELDOM_VEGAN,
  names: `
    Вишневий сад (Vyshnevyi Sad) = ukrainian
    Babcia Halina = polish
    Beet & Buckwheat
    Кафе Ромашка
    Pierogarnia Malwa = polish
    ვაზის ფოთოლი (Vine Leaf) = georgian
    Sunflower Samovar
    The Dill Room
    Tkemali House = georgian
  `,
  sections: {
    Soups: `
      Borscht | 9 | Vegan: beets, white beans, cabbage and dill, with a spoon of soy yogurt.
      Sour rye soup | 9 | Fermented rye with smoked tofu, potato and marjoram.
      Mushroom barley soup | 9 | Dried porcini, carrot, parsley.
    `,
    Dumplings: `
      Potato pierogi | 13 | Ten, vegan, boiled then fried, with caramelized onion.
      Sauerkraut and mushroom varenyky | 13 | Fermented in the house, fried in sunflower oil.
      Vegan mushroom khinkali | 14 | Twisted tops, peppery broth inside. Hold by the knot.
      Sour cherry varenyky | 10 | Sweet vegan dumplings with poppy seeds.
    `,
    Plates: `
      Holubtsi | 15 | Cabbage rolls with buckwheat and mushrooms, tomato sauce.
      Lobiani | 13 | Georgian flatbread filled with spiced red beans.
      Badrijani nigvzit | 12 | Eggplant rolled around walnut paste, pomegranate.
      Potato deruny | 12 | Crisp vegan pancakes, mushroom gravy.
      Lobio in a clay pot | 13 | Beans, coriander, blue fenugreek, corn mchadi.
      Vegan bigos | 14 | Sauerkraut, prunes, juniper and smoked seitan.
    `,
  },
  drinks: `
    Rye kvass | 4
    Uzvar of dried pears | 4
    Tarragon soda | 4.5
  `,
}

export const EUROPE: readonly Kitchen[] = [pizza, italian, french, spanish, easternEuropean]
