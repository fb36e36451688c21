import type { MenuItem } from '../../menu.ts'
import { hasFoodWord } from '../words/foodWords.ts'
import { isDay, isNavigation } from '../words/noise.ts'
import { isCourseLabel, isFormulaHeading, isNoDish } from '../words/notDish.ts'
import { pageText } from '../words/pageText.ts'
import { isSectionName } from '../words/sectionWords.ts'
import type { Assembled } from './assemble.ts'
import { countWords, saysWord } from './splitName.ts'

/** What is known of the page around the dishes. */
export interface Surroundings {
  /** The page's address, title or headings speak of a menu. */
  saysMenu: boolean
  /** The page's title names a place to eat. */
  namesPlace?: boolean
  /** Lines with a day of the year on them. */
  dates: number
  /** Words of a shop that sends parcels: shipping, stock, sizes. */
  shopWords: number
}

const RECIPE_LINE =
  /^(?:\d+(?:[./]\d+)?|[½¼¾⅓⅔]|one|two)\s?(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pounds?|lbs?|grams?|g|kg|ml|cloves?|cans?|pinch|el|tl)\b/i
const MAX_NAME = 120
/** "Loved it! Paid": sentences follow one another, names do not. */
const TALK = /\p{Ll}{3}[.!?]\s+\p{Lu}\p{Ll}/u

/** The dishes among what was assembled; none when it is not a menu. An empty answer beats an invented one. */
export function keepDishes({ items, priced }: Assembled, around: Surroundings): MenuItem[] {
  const isUnpriced = priced < items.length / 2
  const headings = new Set(items.map(({ section }) => section))
  const ofMenus = new Set([...headings].filter(headsDishes))
  // Not "Plat du jour 12 €" on a menu whose dishes have no prices of their own.
  const isFormula = ({ name, price }: MenuItem) =>
    isUnpriced && price !== '' && (isCourseLabel(name) || isFormulaHeading(name))
  const kept = items.filter(
    (item) => ofMenus.has(item.section) && isPossible(item) && !isFormula(item),
  )
  if (kept.length === 0) return []
  const food =
    kept.filter((item) => hasFoodWord(`${item.name} ${item.description}`)).length / kept.length
  const recipe = kept.filter(({ name }) => RECIPE_LINE.test(name)).length / kept.length
  const ofSections = [...Map.groupBy(kept, ({ section }) => section)]
  const usual = ofSections.filter(([name, dishes]) => dishes.length >= 2 && isSectionName(name))
  const says = around.saysMenu || usual.length >= 2
  if (recipe > 0.3 || around.dates > kept.length * 0.5) return []
  if (around.shopWords >= 2 && usual.length < 2) return []
  if (priced >= kept.length * 0.3 && priced >= 2) {
    const isEnough = says ? food >= 0.25 : food >= 0.5 && kept.length >= 3
    return isEnough ? kept : []
  }
  if (around.namesPlace === true && kept.length >= MIN_LISTED && food >= MOSTLY_FOOD) return kept
  return says && kept.length >= 3 && food >= 0.5 ? kept : []
}

/** Below headings that do not sound like a menu's. */
const MIN_LISTED = 6
const MOSTLY_FOOD = 0.75

/** Not "Gift shop", nor what a site's other pages are called. */
function headsDishes(section: string): boolean {
  if (isSectionName(section)) return true
  const said = pageText(section)
  return !said.holds('goods') && (!isNavigation(said) || said.holds('menus'))
}

function isPossible({ name, description, price }: MenuItem): boolean {
  if (name.length > MAX_NAME || countWords(name) > (price === '' ? 12 : 16)) return false
  if (!saysWord(name) || TALK.test(name)) return false
  const said = pageText(name)
  if (said.holds('goods') || isNoDish(said) || isDay(said) || isOfGoods(description)) return false
  if (price === '' && said.beginsWith('closed') && !hasFoodWord(name)) return false
  // "Italiano" is a language and a sandwich.
  if (price !== '' && description !== '' && !said.holds('menus')) return true
  return !isNavigation(said) || isSectionName(name)
}

/** "Organic cotton, unisex": what is said of a shirt is no food. */
function isOfGoods(description: string): boolean {
  if (description === '' || description.length > MAX_NAME) return false
  return pageText(description).holds('goods') && !hasFoodWord(description)
}
