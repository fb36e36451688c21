import type { Need } from '../../languages/entry.ts'
import type { Standings } from './standing.ts'
import type { Segment, Span } from './words/readSegments.ts'

/** What dresses a potato salad or a slaw instead of mayonnaise. */
const SHARP = /\b(?:vinaigrette|vinegar|essig)\b/i
/** What is scrambled instead of eggs. */
const LIKE_EGG = /\b(?:tofu|just ?egg|chickpea (?:egg|scramble)|besan|gram flour|chickpea flour)\b/i

/** Noodles that are told apart from those of egg. */
const EGGLESS_NOODLES = /\b(?:wheat|rice|udon|soba|glass)\s+noodles?\b/i

/** What of a dish's words can stand in for the animal food it usually holds. */
export function findMet(spans: readonly Span[], standings: Standings): Set<Need> {
  const met = new Set<Need>()
  for (const span of spans) {
    for (const need of span.entry?.gives ?? []) met.add(need)
    if (span.entry?.role === 'plant' && SHARP.test(span.words)) met.add('mayo')
    if (span.entry?.role === 'plant' && LIKE_EGG.test(span.words)) met.add('scramble')
    if (EGGLESS_NOODLES.test(span.words)) met.add('noodle')
    const standing = standings.get(span)
    if (span.entry?.role === 'plant' || standing === 'replaced') met.add('more')
    const source = span.entry?.source
    if (standing === 'replaced' && source === 'meat') met.add('core')
    if (standing !== undefined && source === 'dairy') met.add('cheese')
    if (standing === 'replaced' && source === 'dairy') met.add('milk')
    if (standing === 'replaced' && source === 'egg') met.add('mayo')
  }
  return met
}

/** A patty of beans may be named anywhere; what makes "carnitas" a plant dish has to stand beside the word. */
export function isMet(
  span: Span,
  met: ReadonlySet<Need>,
  segments: readonly Segment[],
  standings: Standings,
): boolean {
  const need = span.entry?.needs
  if (need === undefined) return false
  if (need !== 'core' && met.has(need)) return true
  if (need !== 'core' && need !== 'patty') return false
  const beside = segments.find(({ spans }) => spans.includes(span))?.spans ?? []
  return beside.some((other) => isCore(other, standings))
}

/** Something hearty: "tofu", or "“chicken”" that is none. */
function isCore(span: Span, standings: Standings): boolean {
  if (span.entry?.gives?.includes('core')) return true
  return standings.get(span) === 'replaced' && span.entry?.source === 'meat'
}
