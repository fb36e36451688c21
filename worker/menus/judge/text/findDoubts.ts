import type { Segment, Span } from './readSegments.ts'
import type { Standings } from './standing.ts'

/** "House salad" says little; two plants in the description say enough. */
export function findBare(
  title: readonly Segment[],
  story: readonly Segment[],
  standings: Standings,
): string[] {
  const told = story.flatMap(({ spans }) => spans)
  const plants = told.filter((span) => namesPlant(span) || standings.get(span) === 'replaced')
  if (plants.length >= 2) return []
  const spans = [...title, ...story].flatMap((part) => part.spans)
  return spans
    .filter(({ entry }) => entry?.role === 'bare')
    .map(({ words }) => `“${words.toLowerCase()}” does not say what is in it`)
}

function namesPlant({ entry }: Span): boolean {
  return entry?.role === 'plant'
}

/** Words nobody taught Sprig, where they could be what is eaten. */
export function findUnknown(title: readonly Segment[], story: readonly Segment[]): string[] {
  const described = story.flatMap(({ spans }) => spans).filter(isFood).length
  const unknown = [
    ...(described >= 2 ? [] : title.filter((part) => hasUnknownHead(part))),
    ...story.filter((part) => hasUnknownHead(part)),
  ]
  return unknown.map(({ spans }) => {
    const words = spans.filter(({ entry }) => entry === null).map((span) => span.words)
    return `“${words.join(' ')}” is not known`
  })
}

function isFood({ entry }: Span): boolean {
  return entry?.role === 'plant' || entry?.role === 'staple'
}

/** Nothing in the segment is known to be food, or too much of it is unknown. */
function hasUnknownHead({ spans }: Segment): boolean {
  const unknown = spans.filter(({ entry }) => entry === null)
  if (unknown.length === 0) return false
  const foods = spans.filter((span) => isFood(span) || span.entry?.role === 'dish')
  return foods.length === 0 || unknown.length > 2
}
