import type { Reason } from '../../../menu.ts'
import type { Standings } from '../standing.ts'
import type { Segment, Segments, Span } from '../words/readSegments.ts'
import { isCalledVegan } from '../words/roles.ts'
import { findExplicitIngredients } from './findExplicitIngredients.ts'

/** What covers a dish and is made of anything. */
export const COVER =
  /\b(?:sauce|dressing|dip|drizzle|gravy|glaze|emulsion|so(?:ss|ß)en?|saus|sos|molho|salsa (?:bianca|de la casa|della casa))s?$/iu

const OF_HOUSE = /\b(?:house|(?:küchen)?chef|special|secret|signature|maison|casa|huis|haus)/iu
/** Behind a list without commas: "quinoa avocado kale house dressing". */
const HOUSE_SAUCE =
  /\b(?:house|chef['’]?s|secret|signature|huis|haus) ?(?:sauce|dressing|so(?:ss|ß)e|saus)s?$/iu
/** "Spiced sauce" is one of spices; a "spicy sauce" may be a mayonnaise. */
const SPICED = /^(?:spiced|speziat[ao]|especiad[ao]|gekruide)$/i
/** "choice of dressing", "dressing on the side": who eats it says which, or leaves it. */
const CHOICE = /\b(?:choice|wahl|choix|elegir|elección|scelta|keuze|wyboru|escolha)\b/iu
const SIDE = /^side$/iu

/** "House dressing", "chef's sauce": of what it is made nobody says. */
export function findNameless(segments: Segments, standings: Standings): Reason[] {
  const nameless = segments.filter(
    ({ spans }, at) =>
      spans.some(({ words }) => COVER.test(words)) &&
      !isOfGuest([...spans, ...(segments[at + 1]?.spans ?? [])]) &&
      ((HOUSE_SAUCE.test(textOf(spans)) && !spans.some(isCalledVegan)) ||
        !spans.some((span) => tells(span, standings))) &&
      !isBeside(segments[at + 1]),
  )
  if (nameless.length === 0) return []
  // Who takes tofu for meat has thought of its sauce; what the house mixes may still be mayonnaise.
  const isThoughtOf = findExplicitIngredients(segments, standings) === 'all'
  const open = nameless.filter(
    ({ spans }) => !isThoughtOf || spans.some(({ words }) => OF_HOUSE.test(words)),
  )
  return open.map(({ spans }) => {
    const words = textOf(spans)
    return { code: 'unsaidOfSauce', words: [(HOUSE_SAUCE.exec(words)?.[0] ?? words).toLowerCase()] }
  })
}

/** "Dressing of your choice", but not "sauce au choix du chef". */
function isOfGuest(spans: readonly Span[]): boolean {
  return spans.some(({ words }) => CHOICE.test(words)) && !OF_HOUSE.test(textOf(spans))
}

const textOf = (spans: readonly Span[]): string => spans.map(({ words }) => words).join(' ')

function isBeside(after: Segment | undefined): boolean {
  return after?.connective === 'with' && after.spans.some(({ words }) => SIDE.test(words))
}

function tells(span: Span, standings: Standings): boolean {
  const role = span.entry?.role
  return (
    standings.has(span) ||
    SPICED.test(span.words) ||
    (role !== undefined && role !== 'neutral' && role !== 'dish' && role !== 'bare')
  )
}
