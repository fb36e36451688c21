/** Phrases separated by commas, in lines as long as a page is wide. */
export type List = readonly string[]

/** The words that hold a language's menus together, as in its grammar.json; what a list means is its field's name. */
export interface Grammar {
  /** Joins two foods: "and". */
  and: List
  or: List
  /** What follows lies beside or upon the dish: "with", "topped with". */
  with: List
  /** What follows is left out: "without", "instead of". */
  no: List
  /** Behind a food: "dairy free". */
  free: List
  vegan: List
  vegetarian: List
  /** Before a food it puts a plant in its place: "plant-based sausage". */
  mock: List
  /** Articles, prepositions and the like, which tell the language of a line and say nothing of the food. */
  common: List
  /** As printed: a sentence with one of these speaks of no one dish: "vegan dishes are marked". */
  dishes: List
  /** As printed, before these or others: "our", "all". */
  ofAll: List
  /** Of flour, water and salt, as printed. */
  plainBreads: List
  /** Fats to spread, as printed: "butter". */
  butters: List
  /** Of milk, and no cheese, as printed: "sour cream". */
  creams: List
  /** The names of a menu's sections. */
  headings: List
  /** What stands on pages beside the names of dishes. */
  page: PageWords
  /** What milk, cream or cheese is made of when it is of plants: "almond". */
  milkSources: List
  /** What words end in by case, number and gender, folded; the longer first. None where the singular is enough. */
  endings?: List
  /** Only where dishes are written as one word. */
  compounds?: Compounds
  /** Two lists of which each first word with each second one is a food: "oat", "soy" × "milk". */
  pairs: readonly Pair[]
  talk: Talk
}

/** What a menu says of its dishes beside their names: in marks, legends and claims. */
export interface Talk {
  /** In a mark or a claim it says what "vegan" says; before a food it may speak of that alone. */
  plantBased: List
  /** Left out, they make a dish vegan: "no animal products". */
  animalProducts: List
  /** Before "vegan": "not vegan". */
  not: List
  /** Beside "vegan": the dish can be made so. */
  onRequest: List
  /** Other diets and warnings that stand among marks: "gluten free". */
  diets: List
  /** What may stand between a mark and its meaning: "dishes marked … are". */
  legend: List
  /** Claims: "our *whole* kitchen *is* *entirely* vegan". */
  fully: List
  is: List
  weAre: List
  /** What is vegan as a whole: "restaurant". */
  places: List
  all: List
  /** Words of a subject that is all that a place serves. */
  subject: List
  /** A part of a menu: "all dishes of this *section*". */
  sections: List
  articles: List
  /** With one of these a claim speaks of some dishes, of others, or of another time. */
  doubts: List
  /** Behind a claim these take it back. */
  but: List
  /** Of these there is some in a dish, and the dish has more than that. */
  parts: List
}

/** Words of pages that are no dish's: by them names are told from what stands around them. Whole texts, if nothing else is said. */
export interface PageWords {
  /** Words for a menu, and those that mean one as a page's title or address only: "food". */
  menus: List
  menusAlone: List
  /** Of opening hours and days' menus, long and short. */
  days: List
  months: List
  closed: List
  /** What a site's other pages and parts are called: "our story", "opening hours". */
  navigation: List
  /** Stands in headings over what is no menu: "upcoming events", "gift vouchers". */
  elsewhere: List
  /** What is sold where people eat and nobody eats, anywhere in a name: "tote bag". */
  goods: List
  /** Buttons, badges, heads of columns: "add to cart", "new", "price". */
  controls: List
  /** What a line of a fee or a sum begins or ends with: "delivery fee", "coperto". */
  charges: List
  /** What a line of something to be added to a dish begins with: "add", "extra". */
  added: List
  /** Who pays one of several prices, word by word: "students", "adults". */
  payers: List
  /** Of these, guests by their age: what they pay is no dish's price. */
  ages: List
  /** Words that stand around a price: "small", "from", "glass". */
  sizes: List
  /** Words of courses and days, of which labels before a dish's name consist: "soup of the day: …". */
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
  /** As in words.json. */
  class: string
  meaning?: string
}

/** Parts that tell what an unknown compound is, when its parts are not all known words. Folded. */
export interface Compounds {
  /** Animal foods that it ends in, holds anywhere, or begins with. */
  heads: List
  parts: List
  starts: List
  /** What it ends in that is a plant whatever stands before. */
  plantHeads: List
  /** Plants of which patties, sausages and steaks are made: "Selleriesteak", but "Pfeffersteak". */
  bodies: List
  /** Between two parts: "Linse-n-suppe". */
  joiners: List
}
