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

/** Whether a dish is named for a plant. */
export function isNamedForPlant(title: Segments, standings: Standings): boolean {
  return title.some(({ spans }) => spans.some((span) => isOfPlants(span, standings)))
}

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
