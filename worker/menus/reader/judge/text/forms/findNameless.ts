import type { Reason } from '../../../menu.ts'
import { plainWord } from '../../../text/plainWord.ts'
import lists from '../lists.json' with { type: 'json' }
import type { Standings } from '../standing.ts'
import type { Segment, Segments, Span } from '../words/readSegments.ts'
import { isCalledVegan } from '../words/roles.ts'
import { findExplicitIngredients } from './findExplicitIngredients.ts'

/** What covers a dish and is made of anything. */
export const COVER =
  /\b(?:sauce|dressing(?:iem)?|aderezo|dip(?:em|y|ami)?|drizzle|gravy|glaze|emulsion|s[oö](?:ss|ß)(?:chen|en?)|saus(?:je)?|sauzen|sos(?:em|ie|u|y|ami)?|molho|salsa (?:bianca|de la casa|della casa))s?$/iu

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
  const nameless = segments.filter((part, at) => isNameless(part, segments[at + 1], standings))
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

function isNameless(part: Segment, next: Segment | undefined, standings: Standings): boolean {
  const { spans } = part
  const isOfHouse = HOUSE_SAUCE.test(textOf(spans)) && !spans.some(isCalledVegan)
  const isTold = !isOfHouse && spans.some((span) => tells(span, standings))
  const isOpen = !isTold && spans.some(({ words }) => COVER.test(words))
  return (isOpen || isOfTaste(part, next, standings)) && !isOfGuest(spans, next) && !isBeside(next)
}

const SAUCE = /sauce|salsa|molho|sos|so(?:ß|ss)e|saus|dip/i
const TASTES: ReadonlySet<string> = new Set(lists.tastes.map(plainWord))
/** "Mushroom sauce", "Dilldip", "salsa de setas": its last word but the sauce. */
const TASTE_OF =
  /(?:^|\s)(?:(?:sauce|salsa|molho|sos\p{L}*)(?:['’\s](?:[aà]l?|all[ae]?|ai|aux?|d[aei]l?|la|l))*['’\s](\p{L}+)|(\p{L}+?)[\s-]?(?:sauce|dip|so(?:ss|ß)e|saus)s?)$/iu

/** Named for a taste, as of herbs, a sauce is of cream, butter or mayonnaise; one of tomato or peanut is what it says. */
function isOfTaste({ spans: own }: Segment, after: Segment | undefined, standings: Standings) {
  if (!own.some(({ words }) => SAUCE.test(words))) return false
  const spans = after?.connective === 'with' ? [...own, ...after.spans] : own
  const [, behind, before = ''] = TASTE_OF.exec(textOf(spans)) ?? []
  const isReplaced = spans.some((span) => standings.has(span) || isCalledVegan(span))
  return TASTES.has(plainWord(behind ?? before)) && !isReplaced
}

/** "Dressing of your choice", but neither "sauce au choix du chef" nor "sauce au choix: ail et fines herbes". */
function isOfGuest(own: readonly Span[], after: Segment | undefined): boolean {
  const spans = [...own, ...(after?.spans ?? [])]
  const isChosen = spans.some(({ words }) => CHOICE.test(words)) && after?.connective !== 'colon'
  return isChosen && !OF_HOUSE.test(textOf(spans))
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
