import { findExplained } from './explained.ts'
import { toPhrase } from './holdsOneOf.ts'
import lists from './lists.json' with { type: 'json' }
import { findStandings, type Standings } from './standing.ts'
import { type LanguageScores, orderLanguages } from './words/language.ts'
import {
  readLine,
  readSegments,
  type Segment,
  type Segments,
  type Span,
  toSegments,
} from './words/readSegments.ts'
import { isRisky } from './words/roles.ts'

export interface Reading {
  segments: Segment[]
  standings: Standings
}

/** A dish's name and what is said of it. */
interface ReadDish {
  title: Reading
  story: Reading
  spans: Span[]
  /** Of both, with what the description explains of the name. */
  standings: Standings
}

/** Reads both in the language of either, or of the page. */
export function readDish(name: string, description: string, page: LanguageScores): ReadDish {
  const named = readLine(name.replace(CODE, ''))
  const told = readLine(withoutAsides(description).replace(CODE, ''))
  const [head, tail] = partName(
    toSegments(named, orderLanguages(named.scores, told.scores, page)),
    description,
  )
  const title = { segments: head, standings: findStandings(head) }
  const story = readStory([
    ...tail,
    ...toSegments(told, orderLanguages(told.scores, named.scores, page)),
  ])
  const spans = [title, story].flatMap(({ segments }) => segments.flatMap((part) => part.spans))
  if (!spans.some(isRisky)) return { title, story, spans, standings: new Map() }
  const explained = findExplained(title.segments, story.segments, story.standings)
  const standings = new Map([...title.standings, ...story.standings, ...explained])
  return { title, story, spans, standings }
}

/** "Caponata, cod. 1001", "cod: 1221, lettuce": the number of a product is no fish; "tofu: 1800, cod: 2200" are prices. */
const CODE =
  /(?:\bcod\.|(?<=^|\()cod:(?!.*:\s?\d))\s?\d{4,}(?!\d|[-–.,:/][-–\d]|\s?[\p{L}\p{Sc}])/giu

/** Says what the kitchen handles, not what the dish is made of. */
const TRACES = /\b(?:may contain|can contain|kann) (?:traces|spuren)[^.;)]*/giu

/** "Vegan? Just ask." */
const QUESTION = /[^.!?;]{0,80}\?/gu

const SENTENCE = /[^.!?]+[.!?]*/gu

/** What such a clause begins with, by its first two letters: most clauses begin otherwise. */
const BEGINNINGS = Map.groupBy([...lists.goesWith, ...lists.asks], (one) => one.slice(0, 2))

/**
 * Whether a clause says nothing of what is in a dish: what the restaurant asks of its guests, "Order now online", and what the
 * dish goes with, "Passt zu Fleisch". One that names an animal food may be about the dish: "Order it with bacon".
 */
function isAside(clause: string): boolean {
  const [first = ''] = /[\p{L}\p{N}]{2}/u.exec(clause) ?? []
  const beginnings = BEGINNINGS.get(first.toLowerCase())
  const plain = beginnings === undefined ? '' : toPhrase(clause)
  const begun = beginnings?.find((one) => plain.startsWith(` ${one}`))
  if (begun === undefined) return false
  const goesWith = lists.goesWith.includes(begun)
  const told = readSegments(plain.slice(goesWith ? begun.length + 1 : 0))
  if (goesWith && told.length === 1) return true
  return !told.some(({ spans }) => spans.some(isRisky))
}

function withoutAsides(description: string): string {
  const text = description.replace(TRACES, '').replace(SENTENCE, (one) => {
    const [clause = ''] = one.split(/[,;:]/, 1)
    return isAside(clause) ? one.slice(clause.length) : one
  })
  return text.includes('?') ? text.replace(QUESTION, '') : text
}

/** "Pumpkin soup with coconut milk", "Bean stew, kale, olive oil": where nothing else describes a dish, the end of its name does. */
function partName(segments: Segment[], description: string): [Segment[], Segment[]] {
  const at = segments.findIndex(
    ({ connective }, place) => place > 0 && (connective === 'comma' || connective === 'with'),
  )
  const tail = segments.slice(at)
  // "Risotto alla zucca vegano" says it of the whole.
  const isOfWhole = tail.some(({ spans }) => spans.some(({ entry }) => entry?.role === 'vegan'))
  return description !== '' || at < 0 || isOfWhole ? [segments, []] : [segments.slice(0, at), tail]
}

function readStory(read: Segments): Reading {
  const segments = read.map(({ connective, spans }) => ({
    connective,
    spans: spans.map(asIngredient),
  }))
  return { segments, standings: findStandings(segments) }
}

/** "Thai basil" is a dish in a name and a herb in a description. */
function asIngredient(span: Span): Span {
  const told = span.entry?.inDescription
  return told === undefined ? span : { ...span, entry: { role: told } }
}
