import { LANGUAGES } from '../../languages/languages.ts'
import { splitList } from '../../languages/readWords.ts'
import { fold, foldedWords } from '../../text/fold.ts'
import lists from './noise.json' with { type: 'json' }
import { NO_LETTERS, pageText, toPlain } from './pageText.ts'

const KNOWN = new Set(
  LANGUAGES.flatMap(({ grammar }) => splitList(grammar?.headings ?? '')).map(fold),
)

/** What may stand before and behind the name of a section, and says nothing. */
const BEFORE_NAME = lists.beforeSections.split(', ')
const DRESSING = new RegExp(`^(?:${BEFORE_NAME.join('|')}) `)
const TRAIN = new RegExp(` (?:${lists.behindSections.replaceAll(', ', '|')})$`)
/** The first word in Latin letters. */
const FIRST = /[a-z0-9\u00c0-\u024f'’]+/i
/** What a heading begins with. Most lines do not. */
const BEGINNINGS = new Set([...KNOWN, ...BEFORE_NAME].map((name) => name.split(' ', 1)[0]))
const MAX_LETTERS = 60
/** With what is taken out of it. */
const MAX_LOOKED_AT = 100

/** Whether a line is a usual heading of a menu: "Starters", "Our Salads", "NACHSPEISEN". */
export function isSectionName(text: string): boolean {
  const [start = ''] = FIRST.exec(text) ?? []
  if (!BEGINNINGS.has(fold(start).replace(/['’]/g, ''))) return false
  const plain = plainOf(text.slice(0, MAX_LOOKED_AT))
  if (text.length <= MAX_LOOKED_AT && isKnown(plain)) return true
  const [named = ''] = text.split(/\s[–—|-]\s|[:(]/, 1)
  return named.length < Math.min(text.length, MAX_LOOKED_AT) && isKnown(plainOf(named))
}

/** Without what another script repeats: "Soups 汤". */
function plainOf(text: string): string {
  const joined = fold(text).replace(/['’]/g, '').replace(/[&+/]/g, ' and ')
  return joined.replace(NO_LETTERS, ' ').trim()
}

function isKnown(plain: string): boolean {
  if (plain === '' || plain.length > MAX_LETTERS) return false
  if (KNOWN.has(plain)) return true
  const bare = undress(undress(plain)).trim()
  if (KNOWN.has(bare)) return true
  const parts = bare.split(/ (?:and|und|et|y|e|or) /)
  return parts.length > 1 && parts.every((part) => KNOWN.has(part))
}

function undress(text: string): string {
  return text.replace(DRESSING, '').replace(TRAIN, '')
}

const PLACES = new Set(lists.places.split(' '))
const RECIPES = new Set(lists.recipes.split(' '))

/** Whether a page's title names a place to eat: "Trattoria Verde", but not "Pizzeria recipes". */
export function namesPlace(title: string): boolean {
  const words = foldedWords(title)
  return words.some((word) => PLACES.has(word)) && !words.some((word) => RECIPES.has(word))
}

/** What stands before the word when nothing else does: "Our food". */
const BEFORE = /^(?:(?:our|the|all day|unsere|unser|notre|nos|nuestra|la|le|il|les|die|onze) )+/

/** Whether a title, a heading or an address tells that here is a menu. */
export function saysMenu(text: string): boolean {
  if (pageText(text).holds('menus')) return true
  return text
    .replaceAll('&', ' and ')
    .split(/[|–—:/·•»]|\s-\s/u)
    .some((part) => pageText(toPlain(part).replace(BEFORE, '')).is('menusAlone'))
}
