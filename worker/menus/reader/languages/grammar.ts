/** The words that hold a language's menus together. Lists are separated by commas; what they mean is their field's name. */
export interface Grammar {
  /** Joins two foods: "and". */
  and: string
  or: string
  /** What follows lies beside or upon the dish: "with", "topped with". */
  with: string
  /** What follows is left out: "without", "instead of". */
  no: string
  /** Behind a food: "dairy free". */
  free: string
  vegan: string
  vegetarian: string
  /** Before a food it puts a plant in its place: "plant-based sausage". */
  mock: string
  /** Articles, prepositions and the like, which tell the language of a line and say nothing of the food. */
  common: string
  /** The names of a menu's sections. */
  headings: string
  /** What stands on pages beside the names of dishes. */
  page: PageWords
  /** What milk, cream or cheese is made of when it is of plants: "almond". */
  milkSources: string
  /** Only where dishes are written as one word. */
  compounds?: Compounds
  /** Two lists of which each first word with each second one is a food: "oat", "soy" × "milk". */
  pairs: readonly Pair[]
  talk: Talk
}

/** What a menu says of its dishes beside their names: in marks, legends and claims. */
export interface Talk {
  /** In a mark or a claim it says what "vegan" says; before a food it may speak of that alone. */
  plantBased: string
  /** Left out, they make a dish vegan: "no animal products". */
  animalProducts: string
  /** Before "vegan": "not vegan". */
  not: string
  /** Beside "vegan": the dish can be made so. */
  onRequest: string
  /** Other diets and warnings that stand among marks: "gluten free". */
  diets: string
  /** What may stand between a mark and its meaning: "dishes marked … are". */
  legend: string
  /** Claims: "our *whole* kitchen *is* *entirely* vegan". */
  fully: string
  is: string
  weAre: string
  /** What is vegan as a whole: "restaurant". */
  places: string
  all: string
  /** Words of a subject that is all that a place serves. */
  subject: string
  articles: string
  /** With one of these a claim speaks of some dishes, of others, or of another time. */
  doubts: string
  /** Behind a claim these take it back. */
  but: string
  /** Of these there is some in a dish, and the dish has more than that. */
  parts: string
}

/** Words of pages that are no dish's: by them names are told from what stands around them. Whole texts, if nothing else is said. */
export interface PageWords {
  /** Words for a menu, and those that mean one as a page's title or address only: "food". */
  menus: string
  menusAlone: string
  /** Of opening hours and days' menus, long and short. */
  days: string
  months: string
  closed: string
  /** What a site's other pages and parts are called: "our story", "opening hours". */
  navigation: string
  /** Stands in headings over what is no menu: "upcoming events", "gift vouchers". */
  elsewhere: string
  /** What is sold where people eat and nobody eats, anywhere in a name: "tote bag". */
  goods: string
  /** Buttons, badges, heads of columns: "add to cart", "new", "price". */
  controls: string
  /** What a line of a fee or a sum begins or ends with: "delivery fee", "coperto". */
  charges: string
  /** What a line of something to be added to a dish begins with: "add", "extra". */
  added: string
  /** Who pays one of several prices, word by word: "students", "adults". */
  payers: string
  /** Of these, guests by their age: what they pay is no dish's price. */
  ages: string
  /** Words that stand around a price: "small", "from", "glass". */
  sizes: string
  /** Words of courses and days, of which labels before a dish's name consist: "soup of the day: …". */
  courses: string
  /** Words for several courses at one price: "menu", "formule". */
  formulas: string
  /** Headings of wine lists, and of their parts. */
  wines: string
  colours: string
}

export interface Pair {
  first: string
  second: string
  /** As in words.json. */
  class: string
  meaning?: string
}

/** Parts that tell what an unknown compound is, when its parts are not all known words. Folded. */
export interface Compounds {
  /** Animal foods that it ends in, holds anywhere, or begins with. */
  heads: string
  parts: string
  starts: string
  /** What it ends in that is a plant whatever stands before. */
  plantHeads: string
  /** Plants of which patties, sausages and steaks are made: "Selleriesteak", but "Pfeffersteak". */
  bodies: string
  /** Between two parts: "Linse-n-suppe". */
  joiners: string
}
