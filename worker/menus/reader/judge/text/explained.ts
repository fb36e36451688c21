import { plainWord } from '../../text/plainWord.ts'
import type { Standing, Standings } from './standing.ts'
import type { Segments, Span } from './words/readSegments.ts'
import { isRisky } from './words/roles.ts'

/** Words too common to tell which sauce or dish is meant. */
const SAYS_LITTLE = /^(?:sauce|dressing|salad|soup|with|and|the|style|house|vegan|de|di|al|alla)$/i

/**
 * Words of a name that its description explains: "Bacon burger | vegan bacon", "Kale Caesar | vegan caesar dressing",
 * "Tuna wrap | chickpea tuna", "“Wings” | seitan".
 */
export function findExplained(
  title: Segments,
  story: Segments,
  storyStandings: Standings,
): [Span, Standing][] {
  const risky = title.flatMap(({ spans }) => spans).filter(isRisky)
  if (risky.length === 0) return []
  const told = story.flatMap(({ spans }) => spans)
  const replaced = told.filter((span) => storyStandings.get(span) === 'replaced')
  const isHearty = told.some(({ entry }) => entry?.gives?.includes('core'))
  return risky
    .filter(
      (span) =>
        replaced.some((known) => explains(known, span)) ||
        told.some((one) => isMock(one) && plain(one).endsWith(` ${plain(span)}`)) ||
        (isHearty && span.quote !== 0 && span.entry?.source === 'meat'),
    )
    .map((span) => [span, 'replaced'])
}

const isMock = ({ entry }: Span) => entry?.role === 'plant' && entry.replaces?.includes('meat')
const plain = ({ words }: Span) => words.split(' ').map(plainWord).join(' ')

function explains(known: Span, span: Span): boolean {
  if (plain(known) === plain(span)) return true
  if (span.entry?.role === 'animal') return false
  const hidesEgg = span.entry?.role === 'hidden' && span.entry.source === 'egg'
  return (hidesEgg && known.entry?.source === 'egg') || shareWord(known, span)
}

function shareWord(one: Span, other: Span): boolean {
  const words = new Set(plain(one).split(' '))
  const isShared = (word: string) => word.length > 3 && !SAYS_LITTLE.test(word) && words.has(word)
  return plain(other).split(' ').some(isShared)
}
