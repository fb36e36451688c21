import { AMBIGUOUS } from '../marks/codes.ts'
import type { Judgement, MenuItem, MenuNote, ReadMenu } from '../menu.ts'
import { withAllergenLetters } from './context/allergenLetters.ts'
import { type MenuContext, plainHeading } from './context/menuContext.ts'
import { isAboutPart } from './context/readClaim.ts'
import { readContext } from './context/readContext.ts'
import { judgeMarked } from './judgeDish.ts'
import { readMarks, takeMarks } from './readMarks.ts'
import { explicitIn } from './text/forms/explicitIngredients.ts'
import { holdsOneOf } from './text/holdsOneOf.ts'
import lists from './text/lists.json' with { type: 'json' }
import { type Weighed, weighText } from './text/weighText.ts'
import { kindOf } from './text/weighUnder.ts'
import { type LanguageScores, scoreLanguages } from './text/words/language.ts'
import { tokenise } from './text/words/tokenise.ts'
import { isVeganHeading } from './veganHeading.ts'

export type JudgedItem = MenuItem & Judgement

/** One marked dish may be a slip. From two on, the restaurant marks its vegan dishes. */
const MARKED_DISHES = 2
/** Of Thai kitchens. One alone says nothing, because many cafés have one. */
const THAI_DISHES = 3
/** The share of descriptions that may name an animal food on a vegan menu, because it calls its substitutes "queso" or "bacon". */
const MOCKED = 1 / 12
const HONEY = /honey|honig|\bmiel|\bmel\b|honing|miód|miodu/iu
const SPROUT = '🌱'
const SURELY_VEGAN = /^(?:VE|VGN|VEGN|VEGAN[AEO]?)$/

/** Judges each dish of a menu by its words, its marks and what the menu says of all dishes. Pure. */
export function judgeMenu({ items, notes }: ReadMenu): JudgedItem[] {
  const said = readContext(placed(notes, items))
  const split = items.map((item) => takeMarks(item, said.legend))
  const read = withAllergenLetters(split, { ...said, page: languagesOf(split) })
  // Letters that custom explains are marks as well.
  const dishes =
    read.legend === said.legend ? split : split.map((dish) => takeMarks(dish, read.legend))
  const weigh = weighOnce(read.page)
  const isThai =
    items.filter(({ name }) => holdsOneOf(name, lists.thai.dishes)).length >= THAI_DISHES
  const context = withMarks(dishes, withAnimals(dishes, { ...read, isThai }), weigh)
  const headings = new Set(items.map(({ section }) => section))
  const kindFor = ({ name, section }: MenuItem) =>
    kindOf(GOES_ON.test(name) ? `${section}…` : section, context.page)
  const ofPizzas = new Set([...headings].filter((heading) => areToldWithCheese(heading, dishes)))
  return dishes.map((dish) => {
    const { section, description } = dish
    const own = weigh(dish)
    // What the house calls it hides nothing then: "Vesuvio".
    const isPizza = ofPizzas.has(section) && isOfTomato(dish, context.page)
    const isSalad = SALADS.test(section) && !FISH_BOWLS.test(section)
    const isTold = isPizza || (isSalad && areAllPlants(description, context.page, 3))
    const known = { ...own, doubts: own.doubts.filter(({ code }) => code !== 'unknown') }
    const kind = isPizza ? '' : kindFor(dish)
    return { ...dish, ...judgeMarked(dish, context, kind, isTold ? known : own) }
  })
}

/** A name that begins so is the end of its heading: "Rice with duck" above "with vegetables". */
const GOES_ON = /^(?:mit|und|with|and|con|y|avec|aux?|et|met|en|com|e|z|ze|i)\s/iu

/** Fewer pizzas tell nothing of the custom of their menu. */
const TOLD_PIZZAS = 3

/** Whether most pizzas under a heading name their cheese, so that one that is described without it has none. */
function areToldWithCheese(heading: string, dishes: readonly MenuItem[]): boolean {
  if (!/pizz/i.test(heading)) return false
  const told = dishes.filter((dish) => dish.section === heading && dish.description !== '')
  const named = told.filter(({ description }) => holdsOneOf(description, lists.cheeses))
  return named.length >= TOLD_PIZZAS && named.length > told.length / 2
}

/** A pizza for those who eat no meat has cheese, told or not. */
const MEATLESS = /v[eé]g[eé]t?t?ari|veggie/iu

/** "Pomodoro, capperi": whose list leaves out the tomatoes may leave out the cheese as well. */
function isOfTomato({ name, marks, description }: MenuItem, page: LanguageScores): boolean {
  if (MEATLESS.test(`${name} ${marks}`)) return false
  return explicitIn(description).has('tomato') && areAllPlants(description, page, 2)
}

/** What stands under these holds no more than its list says: "Titanic | lettuce, corn, tomatoes". */
const SALADS = /sala[dt]|insalat|ensalad|sa[lł]at|\bbowls?\b|smoothie|juice|saft|säfte/iu
/** Bowls of these are named for their fish, whatever that is called: "Ono". */
const FISH_BOWLS = /\bpok[eé](?!\p{L})|hawai|sushi/iu

function areAllPlants(description: string, page: LanguageScores, least: number): boolean {
  const { animals, hidden, maybes, forms, doubts, plants } = weighText('', description, page)
  const isSure = [animals, hidden, maybes, forms, doubts].every((one) => one.length === 0)
  return isSure && plants.length >= least
}

type Weigh = (item: MenuItem) => Weighed

/** Weighs each dish once: the meaning of marks and the verdict both need it, and it takes most of the time. */
function weighOnce(page: LanguageScores | undefined): Weigh {
  const known = new Map<MenuItem, Weighed>()
  return (item) => {
    const weighed = known.get(item) ?? weighText(item.name, item.description, page)
    known.set(item, weighed)
    return weighed
  }
}

/** How many dishes the language of a menu is read from. */
const TELLING_DISHES = 60

function languagesOf(items: readonly MenuItem[]): LanguageScores {
  const text = items
    .slice(0, TELLING_DISHES)
    .map(({ name, description }) => `${name.slice(0, 100)} ${description.slice(0, 200)}`)
    .join('\n')
  return scoreLanguages(text, tokenise(text))
}

/** A note under a heading without dishes, such as the restaurant's name, concerns the whole menu. */
function placed(notes: readonly MenuNote[], items: readonly MenuItem[]): MenuNote[] {
  const headings = new Set(items.map(({ section }) => plainHeading(section)))
  return notes.map((note) =>
    headings.has(plainHeading(note.section)) || isAboutPart(note.section)
      ? note
      : { ...note, section: '' },
  )
}

/** What the marks of all dishes together tell of each. */
function withMarks(items: readonly MenuItem[], context: MenuContext, weigh: Weigh): MenuContext {
  const read = withMarksOfVegetarians(items, context, weigh)
  const marked = items.filter((item) =>
    readMarks(item, read).marks.some(({ meaning }) => meaning === 'vegan'),
  )
  return { ...read, marksVegan: marked.length >= MARKED_DISHES }
}

function withAnimals(items: readonly MenuItem[], context: MenuContext): MenuContext {
  const isContradicted =
    context.allVegan && !context.namesWhatIsLeftOut && areOfAnimals(items, context.page, 1 / 4)
  const under = Map.groupBy(items, ({ section }) => plainHeading(section))
  const headings = [...under].filter(
    ([heading, dishes]) =>
      (context.veganSections.has(heading) || isVeganHeading(heading)) &&
      areOfAnimals(dishes, context.page, 0),
  )
  return { ...context, isContradicted, animalSections: new Set(headings.map(([name]) => name)) }
}

/**
 * Whether dishes that are said to be vegan name so many animal foods that it cannot be true. A vegan menu names some,
 * because mock meats have the names of meats, but few of its names and hardly any of its descriptions do.
 */
function areOfAnimals(dishes: readonly MenuItem[], page: LanguageScores, share: number): boolean {
  const named = dishes.filter(({ name }) => namesAnimal(name, '', page))
  const told = dishes.filter(({ description }) => namesAnimal('', description, page))
  return (
    (named.length > 0 && named.length >= share * dishes.length) ||
    told.length > MOCKED * dishes.length
  )
}

/** Honey is no doubt: some houses call a dish with honey vegan, and say so. */
function namesAnimal(name: string, description: string, page: LanguageScores): boolean {
  return weighText(name, description, page).animals.some((animal) => !HONEY.test(animal))
}

/**
 * Where no legend tells, "VG", "🌱" and the like mean vegetarian beside a dish that has cheese or egg, named or not (a
 * pizza), and beside another mark that says vegan. A sprout on one dish alone is an ornament.
 */
function withMarksOfVegetarians(
  items: readonly MenuItem[],
  context: MenuContext,
  weigh: Weigh,
): MenuContext {
  const dishes = items.map((item) => ({ item, codes: readMarks(item, context).codes }))
  const isVeganSure = dishes.some(({ codes }) => codes.some((code) => SURELY_VEGAN.test(code)))
  const legend = new Map(context.legend)
  for (const code of AMBIGUOUS) {
    const marked = dishes.filter(({ codes }) => codes.includes(code))
    // "PB" is peanut butter or vegan.
    if (code === 'PB' || context.legend.has(code) || marked.length === 0) continue
    const isOrnament = code === SPROUT && marked.length < MARKED_DISHES
    const isVegetarian = marked.some(({ item }) => {
      const { animals, hidden } = weigh(item)
      return animals.length > 0 || hidden.length > 0
    })
    if (isOrnament || isVegetarian || isVeganSure) legend.set(code, 'vegetarian')
  }
  return { ...context, legend }
}
