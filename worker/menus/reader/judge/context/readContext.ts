import type { Legend, MarkMeaning } from '../../marks/codes.ts'
import { readLegend } from '../../marks/readLegend.ts'
import type { MenuNote } from '../../menu.ts'
import { holdsOneOf, toPhrase } from '../text/holdsOneOf.ts'
import lists from '../text/lists.json' with { type: 'json' }
import { findStandings } from '../text/standing.ts'
import { readSegments } from '../text/words/readSegments.ts'
import { type MenuContext, NO_CONTEXT, plainHeading, type ServedWith } from './menuContext.ts'
import { readClaim } from './readClaim.ts'
import { readFryer, readServedWith } from './readServedWith.ts'

/** Reads a menu's legend, its claims and what comes with whole sections. Pure. */
export function readContext(notes: readonly MenuNote[]): MenuContext {
  const legend = new Map<string, MarkMeaning>()
  const veganSections = new Set<string>()
  const veganKinds = new Set<string>()
  const servedWith: ServedWith[] = []
  let [allVegan, marksFish] = [false, false]
  let namesWhatIsLeftOut = false
  for (const { text, section } of notes) {
    const read = readLegend(text)
    for (const [mark, meaning] of read) {
      // Two chips, "🌱 Vegan" and "🌱 Vegetarian", define nothing.
      const known = legend.get(mark)
      legend.set(mark, known === undefined || known === meaning ? meaning : 'other')
    }
    marksFish ||= namesFish(text, read)
    const claim = read.size > 0 ? null : readClaim(text, section)
    if (claim !== null && claim.kind !== '') veganKinds.add(claim.kind)
    else if (claim !== null && section !== '') veganSections.add(plainHeading(section))
    else if (claim !== null) {
      allVegan = true
      namesWhatIsLeftOut ||= leavesOut(text)
    }
    const isOther = claim !== null || read.size > 0
    const served = readFryer(text) ?? (isOther ? null : readServedWith(text, section))
    if (served !== null) servedWith.push(served)
  }
  const said = { legend, marksFish, allVegan, namesWhatIsLeftOut, veganSections, veganKinds }
  return { ...NO_CONTEXT, ...said, servedWith }
}

/** "D = Fisch": an entry of a legend that has both the mark and the word. */
function namesFish(text: string, legend: Legend): boolean {
  return text.split(/[,;|•·\n]/).some((entry) => {
    const isMark = (word: string) => legend.get(word.toUpperCase()) === 'animal'
    return holdsOneOf(entry, lists.fishInLegend) && toPhrase(entry).split(' ').some(isMark)
  })
}

/** Two kinds of animal food: "no meat, no dairy, no eggs". */
function leavesOut(text: string): boolean {
  const segments = readSegments(text)
  const denied = [...findStandings(segments)].filter(([, standing]) => standing === 'denied')
  return new Set(denied.map(([{ entry }]) => entry?.source)).size >= 2
}
