import { printedWords } from '../../languages/printedWords.ts'
import { meaningOfWords } from '../../marks/readMeaning.ts'
import { isOnlyVegan, type Standings } from './standing.ts'
import type { Segment, Segments, Span } from './words/readSegments.ts'
import { isFood, isRisky } from './words/roles.ts'

/**
 * Whether a dish's own words call the dish vegan, not only a part of it: "Vegan burger", "Chili (vegan)", "… 100% vegan",
 * but not "Burger with vegan mayo".
 */
export function findClaim(title: Segments, titleStandings: Standings, story: Segments): boolean {
  return (
    standsAlone(title, titleStandings) ||
    story.some((part, at) => saysNoMore(part) && !goesOn(part, story[at - 1])) ||
    title.some((part, at) => namesVeganDish(part) && !goesOn(part, title[at - 1]))
  )
}

function standsAlone(segments: Segments, standings: Standings): boolean {
  return segments.some(({ connective, spans }, index) => {
    if (connective === 'or' || connective === 'with' || !isOnlyVegan(spans)) return false
    if (segments[index + 1]?.connective === 'or') return false
    const before = segments[index - 1]?.spans ?? []
    return connective !== 'open' || !before.some((span) => isRisky(span) && standings.has(span))
  })
}

/** "Our vegan dishes are cooked in the same oil" speaks of others. */
function isOfAll(first: Span | undefined): boolean {
  return first !== undefined && printedWords('ofAll').has(first.words.toLowerCase())
}

/** "Completely vegan", "suitable for vegans", "contains no animal products"; not "our chef is vegan", "80 % vegan". */
function saysNoMore({ connective, spans }: Segment): boolean {
  if (
    connective === 'or' ||
    connective === 'with' ||
    !spans.some(({ entry }) => entry?.role === 'vegan' || entry?.replaces !== undefined) ||
    isOfAll(spans[0])
  )
    return false
  return meaningOfWords(spans.map(({ words }) => words).join(' ')) === 'vegan'
}

/**
 * Whether "vegan" speaks of one part of the dish, because a food stands before it: "burger + vegan cheese", "sauce: vegan",
 * and "Il nostro pane è vegano", which reads as "bread and vegan". "Gluten-free and vegan" and "no anchovies: vegan" speak of the
 * dish.
 */
function goesOn({ connective }: Segment, before: Segment | undefined): boolean {
  if (connective !== 'and' && connective !== 'colon') return false
  const spans = before?.spans ?? []
  return spans.some(isEaten) && !spans.some(({ entry }) => entry?.role === 'no')
}

/** "Vegan" before a dish, or at the end of its name; before an ingredient it speaks of that alone. */
function namesVeganDish({ connective, spans }: Segment): boolean {
  const at = spans.findIndex(({ entry }) => entry?.role === 'vegan')
  // "Burger (vegan patty)"
  if (at === -1 || connective === 'or' || connective === 'open') return false
  // "Risotto alla zucca vegano": a pumpkin needs no such word, a mozzarella does.
  if (connective === 'with') return at === spans.length - 1 && spans.slice(0, at).every(isFood)
  const foods = spans.slice(at + 1).filter(isEaten)
  const [first] = foods
  if (first === undefined) return spans.slice(0, at).some(isEaten)
  return foods.length === 1 || !isRisky(first)
}

function isEaten({ entry }: Span): boolean {
  return entry === null || (entry.role !== 'neutral' && entry.role !== 'vegan')
}
