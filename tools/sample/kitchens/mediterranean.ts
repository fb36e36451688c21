import { type Kitchen, SELDOM_VEGAN, USUAL } from './kitchen.ts'

const levantine: Kitchen = {
  cuisine: ['middle-eastern', 'falafel', 'mezze'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    بيت الزيتون (Bayt al-Zaytoun)
    Za'atar & Stone
    Cedar Terrace
    Sumac House
    Mount Hermon Falafel
    Pomegranate Door
    Tahini Street
    Beit Miriam
    The Fig Merchant
    מטבח גינה (Gina's Kitchen)
    Damask Rose Grill
    Manoushe Morning
    Jaffa Lane
  `,
  sections: {
    Mezze: `
      Hummus with mushrooms | 11 | Warm whipped chickpeas, spiced mushrooms, pine nuts and good oil.
      Muhammara | 9 | Roasted pepper and walnut, pomegranate molasses.
      Baba ghanoush | 9 | Fire-blackened eggplant, tahini, mint.
      Fattoush | 11 | Crisp pita, purslane, radish, sumac dressing.
      Stuffed grape leaves | 9 | Rice, parsley, tomato and lemon, served cool.
      Cauliflower with tahini | 11 | Fried dark, with parsley and Aleppo pepper.
    `,
    Plates: `
      Falafel plate | 14 | Six herb-green falafel, hummus, pickles, tabbouleh and warm pita.
      Mujaddara | 13 | Lentils and rice beneath a heap of crisp onions, cucumber salad.
      Oyster mushroom shawarma | 16 | Slow-turned, with garlic sauce, pickled turnip and fries in the wrap.
      Stuffed eggplant | 16 | Freekeh, tomato and pine nuts, tahini and soy yogurt.
      Okra in tomato | 14 | Cooked soft with coriander and garlic, vermicelli rice.
      Sabich | 13 | Vegan: fried eggplant, potato, amba, pickles and Israeli salad in pita.
    `,
    Sweet: `
      Rosewater semolina cake | 6 | Vegan, soaked in orange-blossom syrup, an almond on each piece.
      Pistachio baklava | 6 | Vegan, layered with olive oil rather than butter.
      Halva and date plate | 7 | Sesame halva, Medjool dates, cardamom coffee.
    `,
  },
  drinks: `
    Mint lemonade | 4.5
    Cardamom coffee | 3.5
    Jallab | 5
  `,
}

const greek: Kitchen = {
  cuisine: ['greek', 'mediterranean'],
  hours: 'evening',
  diets: SELDOM_VEGAN,
  names: `
    Το Ελαιόδεντρο (The Olive Tree)
    Halcyon Taverna
    Blue Shutters
    Thyme & Tide
    Καφενείο Μέλισσα
    Meltemi
    Oregano Hill
    Naxos Yard
  `,
  sections: {
    Meze: `
      Gigantes plaki | 10 | Giant beans baked with tomato and dill.
      Fava | 9 | Yellow split-pea purée, capers, red onion.
      Dolmades | 9 | Vine leaves, rice, pine nuts, currants.
      Zucchini fritters | 10 | Kolokithokeftedes with mint and almond tzatziki.
      Horta | 8 | Wild greens, lemon and plenty of olive oil.
    `,
    Mains: `
      Moussaka | 18 | Eggplant, lentils and potato under browned almond béchamel.
      Briam | 15 | Summer vegetables roasted in olive oil until they slump, with bread.
      Gemista | 16 | Tomatoes and peppers filled with herbed rice, roasted potatoes.
      Mushroom gyro | 14 | Oregano-roasted mushrooms, pita, fries, almond tzatziki.
      Artichokes à la polita | 17 | Braised with carrots, potatoes, dill and lemon.
    `,
    Sweet: `
      Orange phyllo pie | 8 | Vegan: olive-oil portokalopita with cinnamon syrup.
      Tahini sorbet | 7 | With grape molasses and sesame brittle.
    `,
  },
  drinks: `
    Assyrtiko by the glass | 12
    Freddo espresso | 4.5
    Pomegranate soda | 5
  `,
}

const turkish: Kitchen = {
  cuisine: ['turkish', 'mediterranean'],
  hours: 'allDay',
  diets: SELDOM_VEGAN,
  names: `
    Anatolia Hearth
    Çınaraltı
    Lale Meyhane
    Pera Garden
    Sultan's Orchard
    Ayşe Hanım
  `,
  sections: {
    Meze: `
      Çiğ köfte | 10 | Bulgur kneaded with pepper paste, lettuce leaves, pomegranate.
      Acılı ezme | 8 | Tomato, pepper and walnut, chopped fine and hot.
      Olive-oil artichokes | 11 | With fava beans, dill and orange.
      Lentil köfte | 9 | Red lentil and bulgur fingers, scallion, lemon.
    `,
    'From the oven': `
      Imam bayıldı | 17 | Eggplant stuffed with onion and tomato, cooked in oil until it collapses.
      Vegan mushroom lahmacun | 13 | Thin crisp flatbread, spiced mushrooms and pepper, parsley, lemon.
      Spinach pide | 14 | Vegan: boat-shaped bread, spinach, onion and sesame, no cheese.
      Charcoal vegetable kebab | 16 | Eggplant, peppers and tomato, bulgur pilaf, sumac onions.
      Stuffed peppers | 14 | Rice, currants, pine nuts and allspice.
      White bean pilaki | 12 | Beans in olive oil and tomato, over fluffy rice.
    `,
    Sweet: `
      Pumpkin with tahini | 7 | Candied pumpkin, tahini, crushed walnuts.
      Walnut baklava | 6 | Vegan: olive oil, lemon syrup, thirty leaves.
    `,
  },
  drinks: `
    Turkish tea | 2.5
    Turkish coffee | 4
    Şalgam | 4
  `,
}

const maghreb: Kitchen = {
  cuisine: ['moroccan', 'north-african'],
  hours: 'evening',
  diets: USUAL,
  names: `
    Riad Safran
    دار النعناع (Dar Nana)
    The Brass Kettle
    Atlas Orchard
    Harissa Lane
    Kasbah Courtyard
    Orange Blossom Room
  `,
  sections: {
    'To start': `
      Zaalouk | 8 | Smoky eggplant and tomato, cumin, warm khobz.
      Harira | 8 | Vegan: tomato, lentil and chickpea soup with dates on the side.
      Carrot and orange salad | 8 | Cinnamon, mint, toasted almonds.
      Vegetable briouats | 10 | Crisp triangles with potato, olive and preserved lemon.
    `,
    Mains: `
      Seven-vegetable couscous | 18 | Steamed three times, with chickpeas, squash, turnip and its own broth.
      Apricot and almond tagine | 18 | Butternut, chickpeas, ginger and saffron under the cone.
      Preserved lemon and olive tagine | 17 | Artichoke, potato, green olives and cilantro.
      Chickpea lablabi | 14 | Tunisian breakfast stew, day-old bread, harissa, capers.
      Pastilla of oyster mushrooms | 19 | Crisp leaves of warqa, almonds, orange water, cinnamon and sugar.
    `,
    Sweet: `
      Almond briouats | 6 | Folded pastry dipped in orange-blossom syrup.
      Oranges with cinnamon | 6 | Sliced, cold, with dates and mint.
    `,
  },
  drinks: `
    Fresh mint tea | 4
    Almond milk with dates | 5
    Ginger and carrot juice | 5
  `,
}

export const MEDITERRANEAN: readonly Kitchen[] = [levantine, greek, turkish, maghreb]
