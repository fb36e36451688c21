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
      Wild mushroom bianca | 18 | Cremini, maitake, garlic cream, thyme and truffle salt.
      Potato and rosemary | 16 | Paper-thin potato, caramelized onion, black pepper.
      Spicy soppressata-style | 18 | House seitan salami, hot honey-style agave, pickled chili.
      Roasted squash and sage | 17 | Butternut cream, crisp sage, toasted hazelnuts.
      Broccoli rabe and sausage | 18 | Fennel-seed sausage, bitter greens, lemon.
      Calzone verde | 17 | Spinach, tofu ricotta, olives, tomato for dipping.
    `,
    Insalate: `
      Arugula and fennel | 10 | Shaved thin, orange, olives.
      Chopped Italian | 12 | Chickpeas, pepperoncini, radicchio, oregano vinaigrette.
    `,
    'To share': `
      Garlic knots | 7 | Parsley, garlic oil, warm tomato sauce.
      Arancini | 9 | Saffron rice, peas, melting centre.
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
      Cashew cacio e pepe | 17 | Fresh tonnarelli, cultured cashew, a lot of pepper.
      Gnocchi with pesto | 18 | Potato gnocchi, basil and pine nut pesto, green beans.
      Pasta e ceci | 15 | Roman chickpea soup with short pasta and rosemary.
      Mushroom lasagne | 19 | Porcini, spinach and oat béchamel in seven layers.
      Spaghetti aglio e olio | 14 | Garlic, chili, parsley, and the water from the pot.
    `,
    Secondi: `
      Eggplant parmigiana | 19 | Fried, layered with tomato and cashew mozzarella, baked.
      Polenta with mushrooms | 18 | Soft white polenta, roasted mushrooms, marsala.
    `,
    Dolci: `
      Tiramisù | 9 | Espresso-soaked sponge, coconut mascarpone, cocoa.
      Lemon olive-oil cake | 8 | With macerated berries.
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
      Onion soup | 11 | Dark onions, cider, melted cashew gruyère on toast.
      Leeks vinaigrette | 11 | Poached, with mustard, capers and hazelnuts.
      Pissaladière | 10 | Slow onions, olives and thyme on thin bread.
      Celery root rémoulade | 9 | Mustard, apple, parsley.
    `,
    Plats: `
      Ratatouille niçoise | 18 | Each vegetable cooked apart, then together; grilled bread.
      Mushroom bourguignon | 20 | Cremini and pearl onions in red wine, potato purée.
      Cassoulet | 19 | Tarbais beans, smoked tofu, garlic sausage of seitan, breadcrumb crust.
      Galette complète | 16 | Buckwheat crêpe, mushrooms, spinach, cashew béchamel.
    `,
    Desserts: `
      Tarte tatin | 10 | Caramel apples, crisp pastry, coconut crème fraîche.
      Pot de crème | 9 | Dark chocolate, olive oil, sea salt.
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
      Fideuà with mushrooms | 20 | Toasted noodles, smoked paprika, lemon aioli.
      Ajo blanco | 9 | Cold almond soup, grapes, good oil.
    `,
    Postres: `
      Churros con chocolate | 9 | Thick drinking chocolate with oat milk.
      Almond cake | 8 | Orange zest, no eggs, dusted with sugar.
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
      Borscht | 9 | Beets, white beans, cabbage and dill, with a spoon of soy smetana.
      Sour rye soup | 9 | Żurek with smoked tofu, potato and marjoram.
      Mushroom barley soup | 9 | Dried porcini, carrot, parsley.
    `,
    Dumplings: `
      Potato pierogi | 13 | Ten, boiled then fried, with caramelized onion.
      Sauerkraut and mushroom varenyky | 13 | Fermented in the house, fried in sunflower oil.
      Mushroom khinkali | 14 | Twisted tops, peppery broth inside. Hold by the knot.
      Sour cherry varenyky | 10 | Sweet, with poppy seeds.
    `,
    Plates: `
      Holubtsi | 15 | Cabbage rolls with buckwheat and mushrooms, tomato sauce.
      Lobiani | 13 | Georgian flatbread filled with spiced red beans.
      Badrijani nigvzit | 12 | Eggplant rolled around walnut paste, pomegranate.
      Potato deruny | 12 | Crisp pancakes, mushroom gravy.
      Lobio in a clay pot | 13 | Beans, coriander, blue fenugreek, corn mchadi.
      Bigos | 14 | Sauerkraut, prunes, juniper and smoked seitan.
    `,
  },
  drinks: `
    Rye kvass | 4
    Uzvar of dried pears | 4
    Tarragon soda | 4.5
  `,
}

export const EUROPE: readonly Kitchen[] = [pizza, italian, french, spanish, easternEuropean]
