import type { Need } from '../../languages/entry.ts'
import { printedWords } from '../../languages/printedWords.ts'
import { isCore, MADE_OF, type Standings } from './standing.ts'
import type { Segments, Span } from './words/readSegments.ts'
import { isFood } from './words/roles.ts'

/** What dresses a potato salad or a slaw instead of mayonnaise. */
const SHARP = /\b(?:vinaigrette|vinegar|essig|olive oil|olivenöl|aceite|huile|olio|azeite)\b/iu
/** What is scrambled instead of eggs. */
const LIKE_EGG = /\b(?:tofu|just ?egg|chickpea (?:egg|scramble)|besan|gram flour|chickpea flour)\b/i

/** Beside a dish that usually has meat these replace it. Hummus is not among them, because it is also served with meat. */
const MEATLESS = /\b(?:tofu|seitan|tempeh?|jackfruit|tvp)\b/iu

/** Noodles that are made without egg. */
const EGGLESS_NOODLES =
  /\b(?:wheat|rice|udon|soba|glass)\s+noodles?\b|\b(?:durum|semola|semoul|semolin|hartweizen)|\b(?:grano duro|trigo duro)\b/i

/** What leaves are filled with where they hold no meat. */
const RICE = /(?<![op])(?:rice|reis)|\bri[zs]o?\b|arroz|rijst|ryż|bulg|boulg|quinoa|freekeh/iu

/** Rolled around rice and herbs; leaves of cabbage and hollow vegetables are stuffed with meat as well. */
const VINE_LEAF =
  /\b(?:vine|grape) lea|wein(?:rebe)?bl[aä]tt|feuilles? de vigne|hojas? de (?:parra|vid)|foglie di vite|druiven?bl|folhas? de (?:uva|vid|parra)|liści\p{L}* wino/iu

/** Which needs the words of a dish meet, so that something replaces the animal food it usually holds. */
export function findMet(spans: readonly Span[], standings: Standings): Set<Need> {
  const met = new Set<Need>()
  for (const span of spans) {
    for (const need of span.entry?.gives ?? []) met.add(need)
    if (isFood(span) && RICE.test(span.words)) met.add('rice')
    if (span.entry?.role === 'plant' && SHARP.test(span.words)) met.add('mayo')
    if (span.entry?.role === 'plant' && LIKE_EGG.test(span.words)) met.add('scramble')
    if (EGGLESS_NOODLES.test(span.words)) met.add('noodle')
    const standing = standings.get(span)
    if (span.entry?.role === 'plant' || standing === 'replaced') met.add('more')
    const source = span.entry?.source
    if (standing === 'replaced' && source === 'meat') met.add('core')
    // Cheese, or what a sauce can have in its place.
    if (standing && source === 'dairy' && !isOneOf('butters', span) && !isOneOf('creams', span))
      met.add('cheese')
    if (standing === 'replaced' && source === 'dairy') met.add('milk')
    if (standing === 'replaced' && source === 'egg') met.add('mayo')
    if (standing === 'replaced' && source === 'fish') met.add('sauce')
  }
  const isOfVine = met.has('rice') && spans.some(({ words }) => VINE_LEAF.test(words))
  if (isOfVine || met.has('fat')) met.add('leaf')
  // Leaves "in olive oil" hold rice.
  if (met.has('fat')) met.add('rice')
  return met
}

/**
 * Whether it is one of a list, or a sauce of one: "cream sauce", "beurre blanc"; but "cream cheese" is a cheese. A vegan butter says
 * nothing of the cheese or the egg of a dish: "hollandaise". "Pflanzenbutter" and "peanut butter" are butters too.
 */
export function isOneOf(list: 'butters' | 'creams', { words }: Span): boolean {
  const whole = words.toLowerCase().replace(/ (?:sauce|blanc)$/, '')
  return [...printedWords(list)].some((word) => whole.endsWith(word))
}

/** Whether a need is met. A patty may be named anywhere, but what replaces the meat of "carnitas" stands beside the word. */
export function isMet(
  span: Span,
  met: ReadonlySet<Need>,
  segments: Segments,
  standings: Standings,
): boolean {
  const need = span.entry?.needs
  if (need === undefined) return false
  if (need !== 'core' && met.has(need)) return true
  if (need !== 'core' && need !== 'patty') return false
  const at = segments.findIndex(({ spans }) => spans.includes(span))
  const beside = segments[at]?.spans ?? []
  const place = beside.indexOf(span)
  const isOf = MADE_OF.test(beside[place + 1]?.words ?? '') || !TOPPED.test(span.words)
  return (
    hasWith(segments, at) ||
    beside.some((one, its) => isCore(one, standings) && (isOf || its < place || !isOnTop(one)))
  )
}

/** What lies on these stands behind them: "burger champignons". */
const TOPPED = /(?:burger|keba[bp]|döner|doner|steak|schnitzel|sandwich)e?s?$/iu
const isOnTop = ({ entry }: Span) => entry?.role === 'plant' && !entry.gives?.includes('patty')

/** "Bami with vegetables and tofu". */
function hasWith(segments: Segments, at: number): boolean {
  const [first, second] = segments.slice(at + 1, at + 3)
  if (first?.connective !== 'with') return false
  const beside = second?.connective === 'and' ? [first, second] : [first]
  return beside.some(({ spans }) => spans.some(({ words }) => MEATLESS.test(words)))
}
