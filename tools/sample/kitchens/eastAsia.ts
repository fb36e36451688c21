import { type Kitchen, SELDOM_VEGAN, USUAL } from './kitchen.ts'

const chinese: Kitchen = {
  cuisine: ['chinese', 'sichuan', 'dim-sum'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    素心居 (Su Xin Ju) = vegan
    Jade Sparrow
    Nine Lotus Kitchen
    Red Peppercorn House
    清香園
    Bamboo Steamer Hall
    Mapo Street
    Plum Rain Teahouse
    Golden Lily Garden
    荷花小館 (Lotus Bistro)
    Cloud Gate Noodles
    Old Harbor Dim Sum
    Scallion & Star Anise
    The Clay Pot Room
  `,
  sections: {
    'Small dishes': `
      Smashed cucumber | 8 | Garlic, black vinegar, sesame and chili crisp.
      Scallion pancake | 8 | Flaky, pan-fried, with ginger-soy dip.
      Crystal dumplings | 10 | Translucent wrappers, bamboo shoot, wood ear and carrot. Five to a basket.
      Turnip cake | 9 | Pan-seared daikon cake, shiitake and preserved radish.
      Cold sesame noodles | 10 | Peanut and sesame sauce, cucumber, pickled mustard.
    `,
    'From the wok': `
      Mapo tofu | 15 | Silken tofu, fermented broad beans, minced shiitake, Sichuan pepper. Vegan.
      Dry-fried green beans | 14 | Blistered, with preserved greens and dried chili.
      Fish-fragrant eggplant | 15 | Sweet, sour and hot, with wood ear and water chestnut. No fish, as ever.
      Kung pao king oyster | 16 | Diced mushrooms, peanuts, scorched chilies and scallion.
      Dan dan noodles | 14 | Vegan: crumbled soy, ya cai, chili oil and sesame.
      Buddha's delight | 16 | Eighteen vegetables and bean curds in a light ginger sauce.
      Salt and pepper tofu | 13 | Crackling crust, green chili, garlic.
      Sweet and sour lion's mane | 17 | Crisp mushroom, pineapple, peppers and hawthorn.
    `,
    Sweet: `
      Black sesame tangyuan | 7 | Glutinous rice balls in warm ginger syrup.
      Mango sago | 7 | Coconut milk, pomelo, tapioca pearls.
    `,
  },
  drinks: `
    Chrysanthemum tea | 4
    Iron Goddess oolong | 5
    Soy milk, hot or cold | 3
  `,
}

const japanese: Kitchen = {
  cuisine: ['japanese', 'ramen', 'sushi'],
  hours: 'evening',
  diets: USUAL,
  names: `
    豆の花 (Mame no Hana)
    みどり食堂
    Kuro Neko Ramen
    Yuzu & Ash
    Little Cedar Izakaya
    精進 月 (Shojin Tsuki) = vegan
    Hoshi Counter
    Kinoko Ramen Bar
    Paper Crane Sushi
    ラーメン 青葉通り
    Shiso Alley
    Noren House
    Tanuki Kitchen
    Umi no Niwa
  `,
  sections: {
    Ramen: `
      Tantanmen | 16 | Vegetable broth with sesame, spicy soy crumbles, bok choy and chili oil.
      Shoyu mushroom ramen | 15 | Clear kombu and shiitake broth, bamboo, nori, charred corn.
      Miso corn ramen | 16 | Red miso in vegetable broth, sweet corn, bean sprouts and a pat of cultured coconut. Vegan.
      Yuzu shio ramen | 15.5 | Vegan: light sea-salt broth, yuzu peel, fried tofu and mizuna.
    `,
    Sushi: `
      Avocado and cucumber maki | 8 | Eight pieces, toasted sesame.
      Miso eggplant nigiri | 10 | Grilled, glazed and torched, with sansho.
      Rainbow garden roll | 15 | Tomato "tuna", mango, avocado, shiso and spicy vegan mayo.
      Inari | 7 | Sweet tofu pockets filled with sesame rice and pickled ginger.
    `,
    Izakaya: `
      Agedashi tofu | 9 | Vegan: crisp tofu, kombu broth, grated daikon.
      Vegetable tempura | 13 | Lotus root, kabocha, shiso leaf and maitake.
      Nasu dengaku | 11 | Half an eggplant under sweet red miso.
      Kabocha korokke | 9 | Vegan pumpkin croquettes, brown sauce, shaved cabbage.
      Gyoza | 9 | Six pan-fried dumplings, cabbage, chive and glass noodle.
      Katsu curry | 16 | Panko tofu cutlet, thick curry with apple and carrot, rice.
    `,
    Dessert: `
      Matcha warabi mochi | 8 | Soft pieces of bracken starch, kinako, dark sugar syrup.
      Hojicha soft serve | 6 | Vegan: roasted tea, oat milk.
    `,
  },
  drinks: `
    Cold-brew sencha | 5
    Junmai sake | 11
    Yuzu soda | 5
  `,
}

const korean: Kitchen = {
  cuisine: ['korean', 'noodles', 'temple-food'],
  hours: 'evening',
  diets: SELDOM_VEGAN,
  names: `
    초록밥상 (Green Table)
    Persimmon Moon
    Gochu & Grain
    Gwanak Kitchen
    Onggi House
    Sesame Leaf
    한강분식
    Pine Needle Table
    Barley Tea Room
    Dolsot Corner
  `,
  sections: {
    Mains: `
      Dolsot bibimbap | 16 | Sizzling stone bowl, six namul, crisp rice, gochujang. Vegan.
      Kimchi jjigae | 15 | House kimchi made without fish sauce, soft tofu, rice cakes.
      Japchae | 15 | Sweet-potato noodles, spinach, mushrooms, sesame oil.
      Soondubu | 15 | Bubbling silken-tofu stew, zucchini and enoki, chili. Vegan.
      Bulgogi mushrooms | 18 | King oysters in pear and soy marinade, grilled at the table, lettuce wraps.
      Tteokbokki | 13 | Chewy rice cakes, cabbage, sweet-hot sauce. Vegan.
      Kongguksu | 14 | Chilled noodles in fresh soybean milk, cucumber. Summer only.
    `,
    Anju: `
      Kimchi pancake | 12 | Crisp at the edges, with soy-vinegar dip. Vegan.
      Korean fried cauliflower | 13 | Double-fried, gochujang glaze, pickled radish.
      Gimbap | 10 | Burdock, carrot, spinach, pickled radish and tofu.
      Mandu | 10 | Tofu, glass noodle and chive dumplings, steamed or fried. Vegan.
    `,
    Sweet: `
      Hotteok | 6 | Griddled pancake filled with brown sugar and seeds. Vegan.
      Patbingsu | 10 | Shaved oat-milk ice, red beans, mochi and roasted soybean powder. Vegan.
    `,
  },
  drinks: `
    Barley tea | 3
    Yuja tea | 5
    Makgeolli | 12
  `,
}

export const EAST_ASIA: readonly Kitchen[] = [chinese, japanese, korean]
