import { LANGUAGES } from '../../languages/languages.ts'
import { splitList } from '../../languages/readWords.ts'
import { fold } from '../../text/fold.ts'
import { PageText, toPlain } from './pageText.ts'

/** Of languages that Sprig does not read. */
const ELSEWHERE = 'forratter|varmratter|efterratter|drycker|desserter'

const KNOWN = new Set(
  [
    ...LANGUAGES.flatMap(({ grammar }) => splitList(grammar?.headings ?? '')),
    ...ELSEWHERE.split('|'),
  ].map(fold),
)

const DRESSING: readonly RegExp[] = [
  /^(?:our|the|all|from the|house|fresh|hot|cold|classic|vegan|vegetarian|unsere|die|nos|les) /,
  /^(?:nuestros|nuestras|i nostri|le nostre) /,
  / (?:menu|menus|selection|dishes|karte|speisen|section|list|specials|specialties|plates|options)$/,
]

/** Whether a line is a usual heading of a menu: "Starters", "Our Salads", "NACHSPEISEN". */
export function isSectionName(text: string): boolean {
  return isKnown(text) || isKnown(text.split(/\s[–—|-]\s|[:(]/, 1)[0] ?? '')
}

function isKnown(text: string): boolean {
  const plain = fold(text)
    .replace(/['’]/g, '')
    .replace(/&|\+|\//g, ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain === '' || plain.length > 60) return false
  if (KNOWN.has(plain)) return true
  const bare = undress(undress(plain)).trim()
  if (KNOWN.has(bare)) return true
  const parts = bare.split(/ (?:and|und|et|y|e|or) /)
  return parts.length > 1 && parts.every((part) => KNOWN.has(part))
}

function undress(text: string): string {
  return DRESSING.reduce((rest, dressing) => rest.replace(dressing, ''), text)
}

/** Whether a text has a word for a menu in it. */
export function namesMenu(said: PageText): boolean {
  return said.holds('menus') || said.words.some((word) => word === 'meny' || word === 'matsedel')
}

/** What stands before the word when nothing else does: "Our food". */
const BEFORE = /^(?:(?:our|the|all day|unsere|unser|notre|nos|nuestra|la|le|il|les|die|onze) )+/

/** Whether a title, a heading or an address tells that here is a menu. */
export function saysMenu(text: string): boolean {
  if (namesMenu(new PageText(text))) return true
  return text
    .replaceAll('&', ' and ')
    .split(/[|–—:/·•»]|\s-\s/u)
    .some((part) => new PageText(toPlain(part).replace(BEFORE, '')).is('menusAlone'))
}
