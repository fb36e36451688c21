import type { Judgement, MenuItem, MenuNote, ReadMenu } from '../menu.ts'
import { withAllergenLetters } from './context/allergenLetters.ts'
import { type MenuContext, plainHeading } from './context/menuContext.ts'
import { isAboutPart } from './context/readClaim.ts'
import { readContext } from './context/readContext.ts'
import { judgeDish } from './judgeDish.ts'
import { readMarks } from './readMarks.ts'
import { weighText } from './text/weighText.ts'
import { kindOf } from './text/weighUnder.ts'
import { isVeganHeading } from './veganHeading.ts'

export type JudgedItem = MenuItem & Judgement

/** Fewer marked dishes could be a slip of the menu; from these on, marks tell a rule. */
const MARKED_DISHES = 2
/** Dishes that tell the kitchen; many a café has one of them. */
const THAI =
  /\b(?:ph?ad thai|pad (?:see|si)|kee mao|tom (?:yum|yam|kha)|som t[au]m|larb|laab|pan[ae]e?ng|massaman|khao (?:soi|pad|man)|satay|(?:red|green|yellow) curry|mango sticky rice)\b/i
const THAI_DISHES = 3
const SURELY_VEGAN = /^(?:VE|VGN|VEGN|VEGAN[AEO]?)$/

/** Judges each dish of a menu by its words, its marks and what the menu says of all dishes. Pure. */
export function judgeMenu({ items, notes }: ReadMenu): JudgedItem[] {
  const context = withMarks(
    items,
    withThai(items, withAnimals(items, readContext(placed(notes, items)))),
  )
  const headings = new Set(items.map(({ section }) => section))
  const kinds = new Map([...headings].map((heading) => [heading, kindOf(heading)]))
  return items.map((item) => ({ ...item, ...judgeDish(item, context, kinds.get(item.section)) }))
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
function withMarks(items: readonly MenuItem[], context: MenuContext): MenuContext {
  const read = withVgOfVegetarians(items, withAllergenLetters(items, context))
  const marked = items.filter((item) =>
    readMarks(item, read).marks.some(({ meaning }) => meaning === 'vegan'),
  )
  return { ...read, marksVegan: marked.length >= MARKED_DISHES }
}

function withThai(items: readonly MenuItem[], context: MenuContext): MenuContext {
  return { ...context, isThai: items.filter(({ name }) => THAI.test(name)).length >= THAI_DISHES }
}

function withAnimals(items: readonly MenuItem[], context: MenuContext): MenuContext {
  const isContradicted =
    context.allVegan && items.some(({ name, description }) => namesAnimal(name, description))
  const under = Map.groupBy(items, ({ section }) => plainHeading(section))
  const headings = [...under].filter(
    ([heading, dishes]) => isVeganHeading(heading) && areOfAnimals(dishes),
  )
  return { ...context, isContradicted, animalSections: new Set(headings.map(([name]) => name)) }
}

/** Mock meats bear the names of meats; a list of what is in a dish does not, nor do half the names of a section. */
function areOfAnimals(dishes: readonly MenuItem[]): boolean {
  const named = dishes.filter(({ name }) => namesAnimal(name, ''))
  return (
    2 * named.length >= dishes.length ||
    dishes.some(({ description }) => namesAnimal('', description))
  )
}

function namesAnimal(name: string, description: string): boolean {
  return weighText(name, description).animals.length > 0
}

/**
 * Where no legend tells, "VG" means vegetarian beside a dish that has cheese or egg, named or not (a pizza), and beside
 * another mark that says vegan.
 */
function withVgOfVegetarians(items: readonly MenuItem[], context: MenuContext): MenuContext {
  if (context.legend.has('VG')) return context
  const dishes = items.map((item) => readMarks(item, context))
  const withVg = dishes.filter(({ codes }) => codes.includes('VG'))
  const isVegetarian =
    withVg.length > 0 &&
    (dishes.some(({ codes }) => codes.some((code) => SURELY_VEGAN.test(code))) ||
      withVg.some(({ name, description }) => {
        const { animals, hidden } = weighText(name, description)
        return animals.length > 0 || hidden.length > 0
      }))
  if (!isVegetarian) return context
  return { ...context, legend: new Map(context.legend).set('VG', 'vegetarian') }
}
