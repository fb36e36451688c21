import type { Entry } from '../../languages/entry.ts'
import { printedWords } from '../../languages/printedWords.ts'
import lists from './lists.json' with { type: 'json' }
import { isOfPlants, type Standings } from './standing.ts'
import type { Segments, Span } from './words/readSegments.ts'
import { isRisky } from './words/roles.ts'

/** Fewer plants may be only the garnish. */
const LEAST = 3
/** Words that name no particular plant, folded and singular. */
const GENERAL: ReadonlySet<string> = new Set(lists.general)
/** Where it is used there is fish in the pot. */
const PALM_OIL = /\bpalm oil\b/i

/** Whether a description lists three plants and nothing else. */
export function listsPlants(story: Segments, standings: Standings): boolean {
  const told = story.flatMap(({ spans }) => spans)
  if (told.length < LEAST) return false
  if (told.some(({ entry, words }) => entry === null || PALM_OIL.test(words))) return false
  if (told.some((span) => isRisky(span) && !standings.has(span))) return false
  const isNamed = ({ plain }: Span) =>
    !GENERAL.has(plain.join(' ').replace(/^(?:mixed|seasonal|fresh) /, ''))
  const plants = told.filter((span) => isOfPlants(span, standings) && isNamed(span))
  return new Set(plants.map(({ plain }) => plain.join(' '))).size >= LEAST
}

const FLOUR = /\b(?:flour|harina|farine|farina|farinha|mehl|meel|bloem|mąk[aąi])$/iu
/** A text that names even the water names all of a dough, or what a dish is cooked in. */
export const WATER = /^(?:water|agua|água|eau|acqua|wasser|wod[ay])$/iu

/** Whether a description lists all of a dough. A list that names even its water would name its egg: "flour, water and salt". */
export function tellsDough(segments: Segments): boolean {
  const has = (words: RegExp) =>
    segments.some(
      ({ spans }) =>
        spans.some((span) => words.test(span.words)) &&
        spans.every((span) => words.test(span.words) || isOfDough(span)),
    )
  return has(FLOUR) && has(WATER)
}

function isOfDough({ entry, words }: Span): boolean {
  return entry?.role === 'neutral' || /^(?:batter|dough|pastry|teig|massa|pasta)$/i.test(words)
}

/** Whether a dish usually holds what a dough is bound with instead of water. */
export const isBinder = ({ holds = '' }: Pick<Entry, 'holds'>): boolean =>
  /^(?:egg|milk, butter or egg|egg, milk or butter)$/.test(holds)

/** A bread that is more than bread. */
const HOLDS =
  /^(?:filled|stuffed|topped|enriched|sweet|loaded|gef[uü]llt|belegt|garni|farci|fourr|ripien|farcit|rellen|gevuld|belegd|rechead|nadziewan)/iu

/** Whether a name is that of a plain bread and no more. A description may say again which bread: "Lavash | thin flatbread". */
export function isPlainBread(name: Segments, story: Segments): boolean {
  const isStaple = ({ entry }: Span) => entry?.role === 'staple'
  const isOfBread = (span: Span) => isStaple(span) || span.entry?.role === 'neutral'
  if (![...name, ...story].every(({ spans }) => spans.every(isOfBread))) return false
  const breads = printedWords('plainBreads')
  const told = story.flatMap(({ spans }) => spans)
  const isBread = ([first = '', second]: string[]) =>
    breads.has(first) || breads.has(`${first} ${second}`)
  return (
    name.some(({ spans }) => spans.some(({ words }) => isBread(words.toLowerCase().split(' ')))) &&
    (told.length === 0 || told.some(isStaple)) &&
    !told.some(({ words }) => HOLDS.test(words))
  )
}
