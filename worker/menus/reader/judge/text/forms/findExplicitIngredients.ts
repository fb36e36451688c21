import { WATER } from '../fullLists.ts'
import type { Standings } from '../standing.ts'
import type { Segments, Span } from '../words/readSegments.ts'
import { EXPLICIT_BY_GIFT, type ExplicitIngredient, explicitIn } from './explicitIngredients.ts'

/**
 * What a text says of how a dish is made. 'all': it puts something in the place of an animal food or leaves milk or egg out,
 * so that whoever wrote it thought of those who eat none; "no meat" is said to those who eat butter, too.
 */
export function findExplicitIngredients(
  segments: Segments,
  standings: Standings,
): Set<ExplicitIngredient> | 'all' {
  const told = new Set<ExplicitIngredient>()
  for (const { spans } of segments) {
    const text = spans.map(({ words }) => words).join(' ')
    if (isOnlyOfDairy(spans, standings)) told.add('dairy')
    else if (MOCK.test(text) || spans.some((span) => isThoughtOf(span, standings))) return 'all'
    for (const { entry } of spans) {
      for (const gift of entry?.gives ?? []) {
        const kind = EXPLICIT_BY_GIFT[gift]
        if (kind !== undefined) told.add(kind)
      }
    }
    for (const kind of explicitIn(text)) told.add(kind)
    // What is cooked in water is cooked in no stock.
    if (WATER.test(text)) told.add('oil')
  }
  return told
}

/** "vegan cheese": whoever serves it may still bind with egg, or cook in a stock. */
function isOnlyOfDairy(spans: readonly Span[], standings: Standings): boolean {
  const told = spans.filter((span) => standings.get(span) === 'replaced')
  return (
    told.length > 0 &&
    told.every(
      ({ entry }) => entry?.source === 'dairy' && OF_MILK_ALONE.test(entry.holds ?? 'milk'),
    )
  )
}

const OF_MILK_ALONE = /^(?!.*egg).*(?:milk|cream|cheese)/

/** Where these stand in the name of a known dish: "seitan stew". */
const MOCK = /\b(?:seitan|tempeh?|jackfruit|tvp|soy curls?)\b/iu

/** Of meat or fish, but nobody sees it on the plate. */
const MADE_IN = /\b(?:lard|manteca|schmalz|stock|broth|sauce|paste)\b/iu

function isThoughtOf(span: Span, standings: Standings): boolean {
  const standing = standings.get(span)
  const isMeat = span.entry?.source === 'meat' || span.entry?.source === 'fish'
  const isHidden = !isMeat || MADE_IN.test(span.words)
  return (
    span.entry?.role === 'vegan' ||
    standing === 'replaced' ||
    (standing === 'denied' && isHidden) ||
    // Nobody takes seitan or vegan cheese beside meat or milk.
    (span.entry?.role === 'plant' && span.entry.replaces !== undefined)
  )
}
