import { type ExplicitIngredient, explicitIn } from './forms/explicitIngredients.ts'
import { COVER } from './forms/findNameless.ts'
import type { Segments, Span } from './words/readSegments.ts'

/** As a dip is. "Crème de pois chiches" is what hummus is. */
const CREAMY =
  /^(?:creamy|cremig(?:e[mnrs]?)?|cr[ée]meu(?:x|ses?)|cremos[aoie]s?|romige?|kremow[aey]|(?:crema|crème|creme) d[ei] (?:garbanzos|pois chiches|ceci|grão.*))$/iu

/**
 * Whether a word for cream only says how smooth the dip of plants is that a dish is named for: "Hummus | smooth and creamy". A hummus
 * bowl or a plate of hummus and salad holds more.
 */
export function saysDipIsSmooth(span: Span, [name, ...more]: Segments, story: Segments): boolean {
  if (!CREAMY.test(span.words) || !name?.spans.some(isDip)) return false
  if (more.some(({ connective }) => connective !== 'with')) return false
  const told = story.find(({ spans }) => spans.includes(span))?.spans ?? []
  return [...name.spans, ...told].every((one) => one === span || isOfDip(one) || isSaid(one))
}

const OF_DIP: ReadonlySet<ExplicitIngredient> = new Set(['smooth', 'dal'])
const isDip = ({ words }: Span) => explicitIn(words).has('smooth')
const isOfDip = ({ entry, words }: Span) =>
  entry?.role === 'plant' && !explicitIn(words).isDisjointFrom(OF_DIP)
const isSaid = ({ entry, words }: Span) => entry?.role === 'neutral' && !COVER.test(words)
