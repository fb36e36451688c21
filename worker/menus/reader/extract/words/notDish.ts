import { LANGUAGES } from '../../languages/languages.ts'
import { splitList } from '../../languages/readWords.ts'
import { beginsWith, consistsOf, endsWith, holds, isPhrase, toPlain, wordsOf } from './pageWords.ts'

/** "Extra wasabi", not "Extra crispy pork belly with chilli". */
const MOST_ADDED = 3
/** "Entrée + plat ou plat + dessert". "Soup and salad" is a dish. */
const JOINED_COURSES = /\+|\s(?:ou|oder|et|und|or|lub|o|y)(?=\s)/g
/** "Extra friet of salade" */
const ALTERNATIVE = new Set('or of ou oder o lub and und et en e y'.split(' '))
/** "Three courses" */
const COUNT =
  /\b(?:two|three|four|five|six|zwei|drei|vier|deux|trois|dos|tres|due|tre|twee|drie)\b/gi
/** Rooms, tickets and what else is sold where people eat. */
const GOODS =
  /\b(?:gift (?:card|voucher|certificate)s?|t-?shirts?|hoodies?|tote bag|apron|baseball cap|cookbook|poster|tickets?|per night|bedroom)\b|gutschein|zimmer\b|suite\b/i

export function isGoods(text: string): boolean {
  return GOODS.test(text)
}

/** A sentence with a fee in it: "Order by phone, minimum order for delivery". */
const LEAST_SENTENCE = 5

/** What a menu or an order page prices beside its dishes: fees, supplements, several courses at one price, who pays it. */
export function isNoDish(name: string): boolean {
  if (/\+$/.test(name) || beginsWith(name, 'charges') || endsWith(name, 'charges')) return true
  if (toPlain(name).split(' ').length >= LEAST_SENTENCE && holds(name, 'charges')) return true
  return isAddition(name) || isFormula(name) || consistsOf(name, 'payers')
}

/** What is had beside a dish for more money: "Add avocado", "jede weitere Zutat". */
export function isAddition(text: string): boolean {
  if (!beginsWith(text, 'added')) return false
  const words = toPlain(text).split(' ')
  return words.filter((word) => !ALTERNATIVE.has(word)).length <= MOST_ADDED
}

/** "Menu enfant", "Entrée + plat", "Zestaw: zupa + drugie danie". */
function isFormula(name: string): boolean {
  const counted = name.replace(COUNT, ' ')
  const joined = counted.replace(JOINED_COURSES, ' ')
  if (!consistsOf(joined, 'courses', 'formulas', 'payers')) return false
  if (joined !== counted) return true
  const words = toPlain(counted).split(' ')
  return words.some((word) => wordsOf('formulas').has(word))
}

/** Whether a heading names several courses at one price: "Menu découverte", "Plant banquet". */
export function isFormulaHeading(text: string): boolean {
  return beginsWith(text, 'formulas') || endsWith(text, 'formulas')
}

/** "Sopa do dia", "Plat végétarien", "Menü 2": what stands before a dish's name and a colon and says which course it is. */
export function isCourseLabel(text: string): boolean {
  const diets = dietWordsIn(text)
  const others = text
    .split(/[\s:]+/)
    .filter((word) => !diets.includes(word))
    .join(' ')
  return (
    others === '' ||
    isPhrase(others, 'courses') ||
    consistsOf(others, 'courses', 'formulas', 'days')
  )
}

/** The words of a text by which a restaurant says that a dish is vegan or vegetarian. */
export function dietWordsIn(text: string): string[] {
  diets ??= new Set(
    LANGUAGES.flatMap(({ grammar }) =>
      grammar === null ? [] : splitList(`${grammar.vegan}, ${grammar.vegetarian}`),
    ).map(toPlain),
  )
  const known = diets
  return text.split(/[\s:]+/).filter((word) => known.has(toPlain(word)))
}

let diets: ReadonlySet<string> | undefined
