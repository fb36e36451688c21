import { isCore, type Standings } from './standing.ts'
import type { Segment, Segments, Span } from './words/readSegments.ts'

/** What a dish holds whichever option is chosen: "fish sauce, tofu or pork". */
const MADE_IN =
  /\b(?:sauce|stock|broth|paste|flakes|gravy|jus|fat|drippings?|dashi|bonito|nam pla|patis|bagoong|belacan|garum|nuoc \p{L}+|worcester(?:shire)?|caldo|fumet|fond)\b|brühe/iu
const CHOICE = /\b(?:choice|choose|wahl|wahlweise|choix|elecci[óo]n|scelta)\b/iu

/** A plant that one may take in place of the meat, as printed. */
export interface Choice {
  plant: string
  meat: string
}

/**
 * "with tofu or chicken", "choice of beef, shrimp or vegetables". null: there is none, or an animal food stands outside of
 * it. `animals` are those that nothing replaces.
 */
export function findChoice(
  segments: Segments,
  animals: readonly Span[],
  standings: Standings,
): Choice | null {
  if (animals.length === 0) return null
  const open = new Set(animals)
  const hasMeat = ({ spans }: Segment) => spans.some((span) => open.has(span))
  const plantOf = ({ spans }: Segment) => spans.find((span) => isCore(span, standings))
  const choices = runsOf(segments, (part) => hasMeat(part) || plantOf(part) !== undefined)
    .filter((run) => run.slice(1).some(({ connective }) => connective === 'or'))
    .filter((run) => run.some((part) => !hasMeat(part)))
    // In "salmon, lentils or beans" the choice is of what comes beside the salmon: two plants end it.
    .filter((run) => run.slice(-2).some(hasMeat) || saysChoice(segments, run))
  const meats = choices.flat().flatMap(({ spans }) => spans.filter((span) => open.has(span)))
  const [plant] = choices.flatMap((run) => run.filter((part) => !hasMeat(part)).map(plantOf))
  const [meat] = meats
  if (meat === undefined || plant === undefined) return null
  const isCovered = meats.length === animals.length && meats.every(isFlesh)
  return isCovered ? { plant: plant.words, meat: meat.words } : null
}

/** Options side by side: "tofu, beef or shrimp". */
function runsOf(segments: Segments, isOption: (part: Segment) => boolean): Segment[][] {
  const runs: Segment[][] = []
  let run: Segment[] = []
  for (const part of segments) {
    const goesOn = run.length > 0 && (part.connective === 'comma' || part.connective === 'or')
    if (!isOption(part)) run = []
    else if (goesOn) run.push(part)
    else {
      run = [part]
      runs.push(run)
    }
  }
  return runs
}

/** "choice of beef, tofu or beans", "your choice: …". */
function saysChoice(segments: Segments, run: Segments): boolean {
  const [first] = run
  const at = first === undefined ? 0 : segments.indexOf(first)
  return segments
    .slice(Math.max(0, at - 1), at + 1)
    .some(({ spans }) => spans.some(({ words }) => CHOICE.test(words)))
}

function isFlesh({ entry, words }: Span): boolean {
  return (entry?.source === 'meat' || entry?.source === 'fish') && !MADE_IN.test(words)
}
