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
      curd, curd tart, lemon meringue, ladyfinger, lady fingers, savoiardi, angel food cake, egg
      custard, yumurta, menemen, cilbir, kuku sabzi, avgolemono, telur, kai jeow, kai dao, gyeran,
      gyeran jjim, pasta all uovo, pasta fresca all uovo, fresh egg pasta, egg pasta, spatzle,
      spaetzle, albumen, ovalbumin`,
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
