import type { WordList } from '../entry.ts'

/** Eggs, honey and the rest. */
export const EGGS_AND_MORE: readonly WordList[] = [
  {
    role: 'animal',
    source: 'egg',
    words: `
      egg, egg white, egg yolk, yolk, egg wash, fried egg, poached egg, scrambled egg, boiled egg,
      soft boiled egg, hard boiled egg, jammy egg, onsen egg, century egg, quail egg, duck egg, free
      range egg, deviled egg, devilled egg, egg salad, egg mayo, egg mayonnaise, egg noodle, egg
      fried rice, egg drop soup, egg drop, egg roll wrapper, egg fu yung, egg curry, egg hopper, egg
      bhurji, anda, anda curry, egg benedict, benedict, florentine eggs, eggs florentine, eggs
      royale, eggs any style, two eggs, sunny side up, over easy, omelette, omelet, tamago,
      tamagoyaki, ajitama, ajitsuke tamago, omurice, chawanmushi, tortilla espanola, spanish
      omelette, spanish tortilla, spanish omelet, huevos rancheros, huevos, huevos divorciados,
      huevos rotos, uovo, uova, oeuf, ei, eier, ruhrei, spiegelei, eierspeise, bauernfruhstuck,
      strammer max, egg yolk sauce, egg batter, egg bread, eggy, eggy bread, arme ritter, lemon
      curd, curd tart, lemon meringue, angel food cake, egg
      custard, yumurta, menemen, cilbir, kuku sabzi, avgolemono, telur, kai jeow, kai dao, gyeran,
      gyeran jjim, pasta all uovo, pasta fresca all uovo, fresh egg pasta, egg pasta, spatzle,
      spaetzle, albumen, ovalbumin, omelett, ruhreier, bauernomelette, ei im glas, eiersalat,
      eiercreme, solei, soleier, senfeier, gekochtes ei, wachtelei, wachteleier, verlorene eier,
      pochiertes ei, eigelb, eiweiss, spiegeleier, oeuf mollet, oeuf parfait, oeuf poche, oeufs
      brouilles, oeufs au plat, oeuf cocotte, oeuf a cheval, jaune d oeuf, blanc d oeuf, oeuf
      mimosa, oeuf mayonnaise, oeufs meurette, huevo frito, huevos revueltos, revuelto, revuelto de
      setas, huevos estrellados, huevo poche, huevos benedictinos, huevo duro, yema, clara de huevo,
      tortilla francesa, tortilla de camarones, uovo in camicia, uovo poche, uova strapazzate, uovo
      sodo, tuorlo, albume, uovo fritto, uovo barzotto, ovos, ovo estrelado, ovos moles, tojas,
      jajka, jajko, jajecznica, vejce, vejcem, aggs, eieren, gebakken ei, uitsmijter, oua,
      tamagoyaki roll, dashimaki, dashimaki tamago, onsen tamago, ajitsuke, nitamago, tamago sando,
      egg sando, gyeran mari, gyeran bap, steamed egg, egg roll korean, telor, telur dadar, kai dow,
      kai yat sai, khai dao, khai jiao, khai jeow, khai tom, trung chien, trung op la, op la, op la
      eggs, dan bing, dan ta, jidan, fan qie chao dan, tomato and egg, egg and tomato, tea egg,
      salted egg, salted egg yolk, preserved egg, marbled egg, balut, itlog, tortang talong, anda
      bhurji, anda paratha, ande, egg masala, egg roast, mutta, mutta curry, muttai, muttai curry,
      dimer curry, egg paratha, egg dosa, egg kothu, kottu egg, kuku sibzamini, baid, beid, bayd,
      beid ghanam, shakshouka with eggs, eggah, sanayiyeh eggs, sucuklu yumurta, yumurtali,
      ispanakli yumurta, strapatsada, avga, staka me avga, huevos con chorizo, machaca con huevo,
      migas, matzo brei, matzah brei, hangtown fry, joe s special, egg muffin, egg bites, egg
      sandwich, breakfast egg, over medium, over hard, sunny side, farm egg, fried farm egg, soft
      egg, coddled egg, shirred eggs, egg hash, egg skillet, scotch eggs, egg mcmuffin, denver
      omelette, western omelette, garden omelette, egg white omelette`,
  },
  {
    role: 'animal',
    source: 'honey',
    words: `
      honey, hot honey, honeycomb, honey comb, honey mustard, honey mustard dressing, honey glazed,
      honey glaze, honeyed, honey sesame, honey drizzle, manuka, manuka honey, honey butter glaze,
      mead, bee pollen, royal jelly, beeswax, propolis, miel, miele, honig, mel de abelha,
      honigsenf, honey lemon, bal kaymak, med honey, miel d acacia, miel de abeja`,
  },
  {
    role: 'animal',
    source: 'other',
    words: `
      not vegan, non vegan, nonvegan, isn t vegan, nicht vegan, non veg, non vegetarian, nonveg, non
      végétalien, no vegano, carmine, cochineal, shellac, confectioners glaze, animal fat, animal
      stock, animal products, animal rennet, rennet`,
  },
]
