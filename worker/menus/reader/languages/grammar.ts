/** Phrases separated by commas, in lines as long as a page is wide. */
export type List = readonly string[]

/** The function words of a language's menus and the words around dishes, as in its grammar.json. */
export interface Grammar {
  /** Joins two foods: "and". */
  and: List
  or: List
  /** What follows is served beside or on the dish: "with", "topped with". */
  with: List
  /** What follows is left out: "without", "instead of". */
  no: List
  /** Says that the food before it is left out: "dairy free". */
  free: List
  vegan: List
  vegetarian: List
  /** Says that the animal food after it is made of plants: "plant-based sausage". */
  mock: List
  /** Stop words: articles, prepositions and the like. They reveal the language of a line and say nothing about the food. */
  common: List
  /** A sentence with one of these, as printed, is not about a single dish: "vegan dishes are marked". */
  dishes: List
  /** A sentence that begins with one of these, as printed, is not about a single dish: "our vegan dishes". */
  ofAll: List
  /** Breads of flour, water and salt alone, as printed. */
  plainBreads: List
  /** Fats to spread, as printed: "butter". */
  butters: List
  /** Dairy that is no cheese, as printed: "sour cream". */
  creams: List
  /** The names of a menu's sections. */
  headings: List
  page: PageWords
  /** Plants of which milk, cream or cheese is made: "almond". */
  milkSources: List
  /** Suffixes of case, number and gender, folded, the longer first. None where the rule for plurals is enough. */
  endings?: List
  /** Only for languages that write compounds as one word: "Linsensuppe". */
  compounds?: Compounds
  /** Pairs of lists. Each phrase of the first before each of the second names a food: "oat", "soy" × "milk". */
  pairs: readonly Pair[]
  talk: Talk
}

/** Words of marks, legends and claims, which say something about dishes. */
export interface Talk {
  /** Means "vegan" in a mark or a claim. Before a food it may be about that food alone. */
  plantBased: List
  /** A dish without them is vegan: "no animal products". */
  animalProducts: List
  /** Before "vegan": "not vegan". */
  not: List
  /** Beside "vegan" it means that the dish can be made so. */
  onRequest: List
  /** Other diets and warnings among marks: "gluten free". */
  diets: List
  /** What may stand between a mark and its meaning: "dishes marked … are". */
  legend: List
  /** Claims: "our *whole* kitchen *is* *entirely* vegan". */
  fully: List
  is: List
  weAre: List
  /** What a claim calls vegan as a whole: "restaurant". */
  places: List
  all: List
  /** Words of the subject of a claim about all that a restaurant serves: "our menu". */
  subject: List
  /** A part of a menu: "all dishes of this *section*". */
  sections: List
  articles: List
  /** A claim with one of these may be about some dishes only, about other places, or about another time. */
  doubts: List
  /** After a claim they restrict it: "except". */
  but: List
  /** Parts of dishes. That all of them are vegan does not make a dish vegan: "all our sauces". */
  parts: List
}

/** Words that pages print around dishes, which distinguish them from names of dishes. Each is a whole text unless noted. */
export interface PageWords {
  /** Words for a menu, and words that mean one only as a page's whole title or address: "food". */
  menus: List
  menusAlone: List
  /** Days in opening hours and daily menus, in full and abbreviated. */
  days: List
  months: List
  closed: List
  /** Names of a site's other pages and parts: "our story", "opening hours". */
  navigation: List
  /** In headings of what is no menu: "upcoming events", "gift vouchers". */
  elsewhere: List
  /** Goods that restaurants sell but nobody eats, anywhere in a name: "tote bag". */
  goods: List
  /** Buttons, badges and column headings: "add to cart", "new", "price". */
  controls: List
  /** At the beginning or end of a line about a fee or a sum: "delivery fee", "coperto". */
  charges: List
  /** At the beginning of a line about an addition to a dish: "add", "extra". */
  added: List
  /** Who pays one of several prices, word by word: "students", "adults". */
  payers: List
  /** Those of the payers that are an age group. What they pay is not the price of a dish. */
  ages: List
  /** Words before or after a price: "small", "from", "glass". */
  sizes: List
  /** Words of courses and days. Labels before the name of a dish consist of them: "soup of the day: …". */
  courses: List
  /** Words for several courses at one price: "menu", "formule". */
  formulas: List
  /** Headings of wine lists, and of their parts. */
  wines: List
  colours: List
}

export interface Pair {
  first: List
  second: List
  /** A class, as in words.json. */
  class: string
  meaning?: string
}

/** Parts of compounds, folded. They tell what an unknown compound is whose parts are not all known words. */
export interface Compounds {
  /** Animal foods at the end of a compound, anywhere in it, or at its beginning. */
  heads: List
  parts: List
  starts: List
  /** Endings that make the compound a plant food, whatever precedes them. */
  plantHeads: List
  /** Plants of which patties, sausages and steaks are made: "Selleriesteak", but "Pfeffersteak". */
  bodies: List
  /** Linking elements between two parts: "Linse-n-suppe". */
  joiners: List
}
