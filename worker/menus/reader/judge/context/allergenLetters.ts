import type { MenuItem } from '../../menu.ts'
import { ALLERGEN, isAllergenList, readMarks } from '../readMarks.ts'
import custom from './allergenLetters.json' with { type: 'json' }
import type { MenuContext } from './menuContext.ts'

/**
 * What letters of allergens mean in Austria, and but for R in Germany, when they stand without a legend: the custom
 * follows the order of Annex II of the EU's regulation 1169/2011. Numbers follow it too; they may be additives, or
 * the letters beside them, which no more than doubts a dish.
 */
const CUSTOM: Readonly<Record<string, string>> = custom
/** One such dish may be a slip. */
const LETTERED_DISHES = 2
const GERMAN =
  /[äöüß]|(?<!\p{L})(?:mit|und|vom|auf|oder|aus|suppe|salat|hausgemachte?r?|gebackene?r?|speisekarte|vorspeisen|beilagen)(?!\p{L})/iu

/** Takes C for egg and G for milk on a German menu whose dishes bear lists of letters that no legend explains. */
export function withAllergenLetters(items: readonly MenuItem[], context: MenuContext): MenuContext {
  const lists = items
    .map((item) => readMarks(item, context).codes.filter((code) => ALLERGEN.test(code)))
    .filter(({ length }) => length > 0)
  const isExplained = lists.flat().some((letter) => context.legend.has(letter))
  if (isExplained || lists.length < LETTERED_DISHES || !lists.some(isAllergenList)) return context
  const german = items.filter(({ name, description }) => GERMAN.test(`${name} ${description}`))
  if (german.length < LETTERED_DISHES) return context
  const legend = new Map(context.legend)
  // Where dishes bear letters, their numbers are additives as a rule. Those for egg (3) and milk (7) doubt a dish all the same,
  // because many dishes hide these; crabs (2), fish (4) and mussels (14) would be named.
  const isLettered = lists.filter((list) => list.some((code) => /[A-R]/.test(code))).length > 1
  const feared = Object.keys(CUSTOM).filter((code) => !isLettered || !/^(?:2|4|14)$/.test(code))
  for (const code of feared) legend.set(code, 'allergen')
  return { ...context, legend }
}

export function allergenOf(letter: string): string {
  return CUSTOM[letter] ?? 'an animal product'
}
