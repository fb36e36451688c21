import { readClaim } from '../../judge/context/readClaim.ts'
import { isLegend } from '../../marks/readLegend.ts'
import { maySpeakOfDiet, meaningOfDiet } from '../../marks/readMeaning.ts'
import { readTalk } from '../../marks/talk.ts'
import lists from '../words/noise.json' with { type: 'json' }
import { isAdvice } from '../words/noise.ts'
import { countWords } from './splitName.ts'
import type { TextLine } from './textLine.ts'

/** Whether a line speaks for the whole menu: "100% plant-based kitchen", "Everything here is vegan". */
export function isClaim(text: string): boolean {
  return maySpeakOfDiet(text) && readClaim(text) !== null
}

const OF_HOUSE = new Set<string>(['weAre', 'all', 'is', 'places'])
/** A claim of more words is a sentence. */
const MAX_BARE = 5

/** "100 % plant-based" below "Vegetarian" speaks of that filling to choose; "We are vegan" and "Everything is vegan" do not. */
export function isOfFilling(text: string, above: TextLine | undefined): boolean {
  if (above === undefined || meaningOfDiet(above.text) !== 'vegetarian') return false
  const said = readTalk(text).flatMap(({ kinds }) => kinds)
  return countWords(text) <= MAX_BARE && !said.some((kind) => OF_HOUSE.has(kind)) && isClaim(text)
}

const SECTION_NOTES: RegExp[] = []
for (const note of lists.sectionNotes) SECTION_NOTES.push(new RegExp(note, 'iu'))

/** Whether a line tells what comes with every dish of a section: "served with garlic butter", "all come with fries". */
export function isSectionNote(text: string): boolean {
  return SECTION_NOTES.some((note) => note.test(text))
}

export function isNote(text: string): boolean {
  if (isLegend(text) || isAdvice(text)) return true
  const isShort = text.split(/\s+/).length < 3
  // "Vegan food" heads its dishes, "Alles vegan" speaks for them all.
  return isClaim(text) && !(isShort && readTalk(text).every(({ kinds }) => !kinds.includes('all')))
}

/** "Vegan | Vegetarian" are what one may look for, or what the kitchen offers. */
export function isOfTwoDiets(text: string): boolean {
  return meaningOfDiet(text) === 'vegetarian' && /vegan|plant/iu.test(text)
}
