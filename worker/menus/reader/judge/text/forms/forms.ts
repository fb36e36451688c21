import type { ExplicitIngredient } from './explicitIngredients.ts'

/**
 * A way to make a dish whose base, fat, stock or binder its menu does not list: of a curry one reads the vegetables, not
 * the ghee. Such a dish is in doubt until something it says tells how it is made.
 */
export interface Form {
  /** Separated by commas, folded and singular, one word each. */
  words: string
  /** It counts only as the word that the others describe: a pie is meant by "apple pie", not by "pie spice". */
  isHead: boolean
  /** Before these, folded, it is another dish: "curry fries", "burrito bowl". */
  notBefore?: readonly string[]
  /** It tells as much in a description or as a heading: "on soft polenta", but not "with country bread". */
  inStory?: true
  /** As a heading it speaks of all dishes below, though not in a description. */
  isHeading?: true
  /** It is named for what is on top or in it, so that only a description tells: a walnut bar is not made of nuts alone. */
  isNamedFor?: true
  /** It says nothing of what is only put together or raw: "Grandma's bowl", "Swiss chard". */
  isCooked?: true
  /** It is told by a list of three plants: what is in a soup stands in its list, the egg in a hash does not. */
  isToldByList?: true
  /** What it may hold, as a person reads it. */
  holds: string
  explicitIngredients: readonly ExplicitIngredient[]
}

export const FORMS: readonly Form[] = [
  {
    words: 'curry',
    isHead: false,
    notBefore: ['fry', 'chip', 'ketchup', 'powder'],
    inStory: true,
    isToldByList: true,
    holds: 'ghee, cream or fish sauce',
    explicitIngredients: ['oil', 'milk', 'tomato', 'spice', 'dal'],
  },
  {
    words: `
      soup, stew, chowder, bisque, gumbo, potage, potaje, ragout, pottage, hotpot, casserole, suppe, eintopf, sopa, soupe,
      zuppa, zuppe, suppen, soep, soepen, stoofpot, caldo, guiso, estofado, stufato, polewka, zupa, zupy, corba, chorba, ciorba, shorba`,
    isHead: true,
    isHeading: true,
    isToldByList: true,
    holds: 'meat stock, butter or cream',
    explicitIngredients: ['oil', 'milk', 'broth', 'spice', 'peanut', 'chickpea'],
  },
  {
    words: 'gratin, auflauf, scalloped, escalloped, creamy, cremig, cremoso, cremosa',
    isHead: false,
    inStory: true,
    holds: 'cream, butter or cheese',
    explicitIngredients: ['oil', 'milk'],
  },
  {
    words: 'style, homestyle, dirty, smothered, loaded, special, dressed',
    isHead: false,
    holds: 'animal products that it does not name',
    explicitIngredients: ['oil'],
  },
  {
    words: `
      southern, country, countryside, soul, cajun, creole, cowboy, texan, kentucky, alabama, carolina, dixie, appalachian,
      farmhouse, irish, scottish, english, british, hungarian, polish, czech, russian, ukrainian, bavarian, german,
      austrian, swiss, swedish, danish, norwegian, dutch, alsatian, normandy, hawaiian, mexican, filipino,
      grandma, grandmother, granny, nana, nonna, oma, abuela, abuelita, mama, babushka`,
    isHead: false,
    isCooked: true,
    holds: 'meat, lard or butter',
    explicitIngredients: ['oil', 'tomato', 'spice', 'tofu'],
  },
  {
    words: `
      teigtasche, teigtaschen, empanada, croquette, krokette, croqueta, patty, pattie, pasty, turnover, pie, tart, tarte, tartlet, torte,
      strudel, galette, bun, pancake, fritter, frittella, frittelle, beignet,
      apple crisp, pear crisp, peach crisp, plum crisp, cherry crisp, berry crisp,
      blueberry crisp, rhubarb crisp, banana crisp, mango crisp, apricot crisp, strawberry crisp, raspberry crisp, fruit crisp,
      crumble, cobbler, shortbread, flapjack, brittle, pierogi, pirogi, piroshki, loaf`,
    isHead: true,
    holds: 'egg, milk or butter',
    explicitIngredients: ['oil', 'wrapper'],
  },
  {
    words: 'dumpling',
    isHead: true,
    holds: 'egg, milk or butter',
    explicitIngredients: ['oil', 'wrapper', 'tofu'],
  },
  {
    words: 'battered, breaded, panko, pastry, deep fried, crispy fried',
    isHead: false,
    inStory: true,
    holds: 'egg, milk or butter',
    explicitIngredients: ['oil', 'wrapper'],
  },
  {
    words: 'pilaf, pilav, pilau, pulao, paella, jambalaya, risotto, arroz, biryani, biriyani',
    isHead: false,
    notBefore: ['blanco', 'branco', 'basmati', 'integral'],
    inStory: true,
    isToldByList: true,
    holds: 'meat stock, ghee or butter',
    explicitIngredients: ['oil', 'broth', 'milk', 'tomato', 'pulse', 'spice'],
  },
  {
    words: `
      noodle, pasta, cavatelli, macaroni, nudel, nudeln`,
    isHead: true,
    isHeading: true,
    holds: 'egg, butter or cheese',
    explicitIngredients: ['oil', 'tomato', 'milk', 'wrapper', 'nut', 'pulse'],
  },
  {
    words: 'spaghetti, linguine, linguini, penne, rigatoni, fusilli, orecchiette, bucatini',
    isHead: true,
    isHeading: true,
    holds: 'egg, butter or cheese',
    explicitIngredients: ['oil', 'tomato', 'milk', 'wrapper', 'nut', 'pulse', 'herb'],
  },
  {
    words: 'polenta, grit, mash, stamppot, mashed, stampf, champ, colcannon',
    isHead: false,
    inStory: true,
    holds: 'butter, milk or cheese',
    explicitIngredients: ['oil', 'milk', 'broth', 'tomato'],
  },
  {
    words: 'puree',
    isHead: false,
    inStory: true,
    holds: 'butter, milk or cream',
    explicitIngredients: ['oil', 'milk', 'broth', 'tomato', 'dal', 'pulse', 'avocado'],
  },
  {
    words: `
      stuffed, filled, relleno, rellena, ripieno, ripiena, ripieni, ripiene, farci, farcie, farcis, farcy, gefullt,
      gefullte, gefullter, recheado, recheada, gevuld, gevulde, faszerowany, faszerowana, faszerowane`,
    isHead: false,
    isToldByList: true,
    holds: 'meat or cheese',
    explicitIngredients: ['oil', 'pulse', 'nut', 'spice'],
  },
  {
    words: 'burrito, tostada, enchilada, chimichanga, taquito, flauta, gordita, tamale, tamal',
    isHead: true,
    notBefore: ['bowl'],
    holds: 'cheese, sour cream or lard',
    explicitIngredients: ['oil', 'avocado', 'tofu'],
  },
  {
    words: 'fajita',
    isHead: true,
    holds: 'cheese or sour cream',
    explicitIngredients: ['oil', 'avocado', 'tofu', 'wrapper'],
  },
  {
    words: 'glazed, candied, whipped, hibachi',
    isHead: false,
    isCooked: true,
    holds: 'butter or honey',
    explicitIngredients: ['oil', 'glaze'],
  },
  {
    words: `
      marsala, piccata, francese, francaise, meuniere, lyonnaise, florentine, stroganoff, wellington, forestiere, normande,
      anna, romanoff, rockefeller, napoleon, delmonico, newburg, scampi, norma, sorrentina, royale, mornay`,
    isHead: true,
    holds: 'butter, cream or cheese',
    explicitIngredients: ['oil', 'milk'],
  },
  {
    words:
      'fried rice, hash, gebratener rei, gebratener reis, bratreis, riz frit, arroz frito, arroz chaufa, nasi goreng',
    isHead: true,
    holds: 'egg',
    explicitIngredients: ['oil', 'tofu'],
  },
  {
    words: 'udon, soba, ramen, udon noodle, soba noodle, ramen noodle',
    isHead: true,
    holds: 'fish stock',
    explicitIngredients: ['broth', 'nut', 'oil'],
  },
  {
    words: 'potsticker, gyoza, mandu, momo, cabbage roll, stuffed cabbage',
    isHead: true,
    holds: 'minced meat',
    explicitIngredients: ['vegetable', 'tofu', 'pulse', 'oil'],
  },
  {
    words: 'sandwich, panino, bocadillo, tramezzino, broodje, hoagie',
    isHead: true,
    holds: 'butter, mayonnaise or cheese',
    explicitIngredients: ['oil', 'milk', 'tofu', 'dal', 'pulse', 'nut', 'avocado'],
  },
  {
    words: 'burger',
    isHead: true,
    holds: 'egg, butter or mayonnaise',
    explicitIngredients: ['tofu', 'avocado', 'wrapper'],
  },
  {
    words: 'bar, square',
    isHead: true,
    isNamedFor: true,
    holds: 'butter or egg',
    explicitIngredients: ['oil', 'milk', 'nut'],
  },
  {
    words: 'braised, skillet',
    isHead: false,
    holds: 'butter, meat stock or egg',
    explicitIngredients: ['oil', 'tomato', 'broth', 'milk', 'spice', 'tofu', 'glaze', 'sharp'],
  },
]

/** Ends of German names in one word, and the form that each is. */
export const FORM_ENDS: readonly string[] = [
  'suppe',
  'eintopf',
  'auflauf',
  'gratin',
  'strudel',
  'curry',
  'ragout',
  'stampf',
  'puree',
  'nudeln',
  'torte',
]
