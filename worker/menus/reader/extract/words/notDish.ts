import { LANGUAGES, type Language } from '../../languages/languages.ts'
import { splitList } from '../../languages/readWords.ts'
import { once } from '../../text/remember.ts'
import { hasFoodWord } from './foodWords.ts'
import { beginsPhrase, type PageText, pageText, toPlain } from './pageText.ts'

/** "Extra wasabi", not "Extra crispy pork belly with chilli". */
const MAX_ADDED = 3
/** "Entrée + plat ou plat + dessert". "Soup and salad" is a dish. */
const JOINED_COURSES = /\+|\s(?:ou|oder|et|und|or|lub|o|y)(?=\s)/g
/** "Extra friet of salade" */
const ALTERNATIVE = new Set('or of ou oder o lub and und et en e y'.split(' '))
/** "Three courses" */
const COUNT =
  /\b(?:two|three|four|five|six|zwei|drei|vier|deux|trois|dos|tres|due|tre|twee|drie)\b/gi
/** A sentence with a fee in it: "Order by phone, minimum order for delivery", not "Soup of the day, served with bread". */
const MIN_SENTENCE = 5

/** "Sauce extra", "Portion Soße extra" are had beside a dish; "Kebab extra" is one. */
const EXTRA_SAUCE =
  /^(?:por\p{L}+ )?(?:\p{L}*(?:sauces?|so(?:ß|ss)en?|saus)|sos|salsa|ketchup|dips?)(?!\p{L}).* (?:extra|additional)$/iu

/** What a menu or an order page prices beside its dishes: fees, supplements, several courses at one price, who pays it. */
export function isNoDish(name: PageText): boolean {
  if (name.text.endsWith('+') || EXTRA_SAUCE.test(name.text)) return true
  if (name.beginsWith('charges') || name.endsWith('charges')) return true
  if (name.beginsWith('formulas') && /\s\+\s/.test(name.text)) return true
  if (name.words.length >= MIN_SENTENCE && name.holds('charges') && !hasFoodWord(name.text))
    return true
  return isAddition(name) || isFormula(name) || name.consistsOf('payers', 'controls')
}

/** "Add six bites of chicken for" */
const BEFORE_PRICE = new Set('for just only nur pour fur por per voor za'.split(' '))

/** What is had beside a dish for more money: "Add avocado", "+ burrata", "jede weitere Zutat". */
function isAddition(name: PageText): boolean {
  if (name.text.startsWith('+')) return true
  if (!name.beginsWith('added')) return false
  if (BEFORE_PRICE.has(name.words.at(-1) ?? '')) return true
  return name.words.filter((word) => !ALTERNATIVE.has(word)).length <= MAX_ADDED
}

/** "Menu enfant", "Entrée + plat", "Zestaw: zupa + drugie danie". */
function isFormula(name: PageText): boolean {
  const counted = name.text.replace(COUNT, ' ')
  const text = counted.replace(JOINED_COURSES, ' ')
  const joined = text === name.text ? name : pageText(text)
  if (!joined.consistsOf('courses', 'formulas', 'payers')) return false
  return joined.text !== counted || joined.holds('formulas')
}

/** Whether a heading names several courses at one price: "Menu découverte", "Plant banquet". */
export function isFormulaHeading(text: string): boolean {
  const said = pageText(text)
  return said.beginsWith('formulas') || said.endsWith('formulas')
}

/** "Sopa do dia", "Plat végétarien", "Menü 2": what stands before a dish's name and a colon and says which course it is. */
export function isCourseLabel(text: string): boolean {
  const diets = dietWordsIn(text)
  // Most lines begin with a word of neither.
  if (diets.length === 0 && !beginsPhrase(text)) return false
  const others = text
    .split(/[\s:]+/)
    .filter((word) => !diets.includes(word))
    .join(' ')
  return others === '' || pageText(others).consistsOf('courses', 'formulas', 'days')
}

/** The words of a text by which a restaurant says that a dish is vegan or vegetarian. */
export function dietWordsIn(text: string): string[] {
  return text.split(/[\s:]+/).filter((word) => diets().has(toPlain(word)))
}

const diets = once(() => {
  const listed = ({ grammar }: Language) => `${grammar?.vegan ?? ''}, ${grammar?.vegetarian ?? ''}`
  return new Set(splitList(LANGUAGES.map(listed).join()).map(toPlain))
})
