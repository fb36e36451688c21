import type { MenuItem } from '../../menu.ts'
import lists from './allergens.json' with { type: 'json' }
import type { Lines, ParsedLine } from './parseLine.ts'

const WORDS = new Set(lists.words.split(' '))
const LABELS = new Set(['', ...lists.labels.split(' ')])
/** No "V", by which a menu may mean a diet. */
const CODE = /^(?:[a-uw-z]\d?|\d{1,2})$/i
/** Lines of nothing but allergens, so that "Eggs" is none by itself. */
const MIN_BARE = 3
const MAX_LETTERS = 120

/** Lines of nothing but allergens, where a menu has several: "Gluten-Soya". They say something of the dish above. */
export function findAllergens(lines: Lines): ParsedLine[] {
  const isListed = ({ kind, text, price, level, hint }: ParsedLine) =>
    kind === 'text' && price === '' && level === 0 && hint !== 'name' && allergensIn(text) !== null
  const listed = new Set(lines.filter(isListed))
  if (listed.size < MIN_BARE) return [...lines]
  const others = new Set(lines.filter((line) => !listed.has(line)).map(({ style }) => style))
  const isPriced = lines.some(({ price }) => price !== '')
  // "Nuts" with its own price, or among dishes without any, is a dish.
  const isBare = (line: ParsedLine, at: number) => {
    if (!listed.has(line)) return false
    const [above, next] = [lines[at - 1], lines[at + 1]]
    if (line.text.includes(':')) return true
    if (next?.kind === 'price') return above?.kind === 'text' && above.style === line.style
    return above?.kind === 'price' || (isPriced && !others.has(line.style))
  }
  const isUsual = lines.filter(isBare).length >= MIN_BARE
  return lines.map((line, at) => (isUsual && isBare(line, at) ? { ...line, kind: 'note' } : line))
}

/** Codes become marks of the dish, and words a part of its description. Whether the text is a list of allergens. */
export function addAllergens(item: MenuItem, text: string): boolean {
  const allergens = allergensIn(text) ?? []
  if (allergens.every((one) => CODE.test(one))) item.marks.push(...allergens)
  else item.description = [item.description, text].filter(Boolean).join('. ')
  return allergens.length > 0
}

/** What a list of allergens and nothing else names, with a label ("Allergens: G, L") also by codes; null of other texts. */
function allergensIn(text: string): string[] | null {
  if (text.length > MAX_LETTERS) return null
  const [list = '', label = ''] = text.split(':', 2).reverse()
  const words = list.split(/[\s,;/&·•.|–-]+/).filter((word) => word !== '')
  const isKnown = (word: string) =>
    WORDS.has(word.toLowerCase()) || (label === '' ? /^v[eé]g/i : CODE).test(word)
  if (!LABELS.has(label.trim().toLowerCase()) || !words.every(isKnown)) return null
  const isNamed = label !== '' || words.some((word) => WORDS.has(word.toLowerCase()))
  return isNamed ? words : null
}
