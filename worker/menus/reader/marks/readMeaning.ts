import { printedWords } from '../languages/printedWords.ts'
import type { MarkMeaning } from './codes.ts'
import { readTalk, type Said, type TalkKind, talkOf } from './talk.ts'

/**
 * A piece of each word for vegan and vegetarian, and for what is free of something, in every language that is read.
 * Other diets (halal, kosher) are left out: they say nothing of plants.
 */
const OF_DIETS =
  /v[eé]g(?!etable)|vgn|w[eę]g|(?<!egg)plant(?!ain)|pflanz|ro[sś]l|anim|tier|dier|zwierz|meat|fleisch|vlees|viande|carne|mi[eę]s|quorn|gluten|free|frei|vrij|\b(?:sans|sin|senza|sem|bez)\b/iu

/** Whether a text needs a closer look for a diet: most lines have no such word. */
export function maySpeakOfDiet(text: string): boolean {
  return OF_DIETS.test(text)
}

/** Whether a text may turn or limit the diet named after it: "not", "can be made". */
export function limitsDiet(text: string): boolean {
  return readTalk(text).some(({ kinds }) => kinds.includes('not') || kinds.includes('onRequest'))
}

/** What these words say of a diet, if they speak of one: "vegan", "vegan option available", "not vegan", "gluten-free". */
export function meaningOf(said: readonly Said[]): MarkMeaning | null {
  const has = (kind: TalkKind) => said.some(({ kinds }) => kinds.includes(kind))
  if (!has('vegan')) {
    if (has('vegetarian')) return has('onRequest') ? 'other' : 'vegetarian'
    return has('diets') ? 'other' : null
  }
  if (has('not')) return 'animal'
  if (has('onRequest')) return 'on-request'
  return has('vegetarian') ? 'vegetarian' : 'vegan'
}

const DIETS: readonly TalkKind[] = ['vegan', 'vegetarian', 'diets']
const OF_MARKS: readonly TalkKind[] = [...DIETS, 'onRequest', 'not', 'and', 'or']
/** The kinds of words in a sentence that says only a diet: "this dish is entirely vegan". */
const BESIDE: readonly TalkKind[] = [...OF_MARKS, 'legend', 'fully', 'is', 'articles']

/** The meaning of a diet in words and nothing else: "vegan", "végétalien, sans gluten"; null where it says more. */
export function meaningOfDiet(text: string): MarkMeaning | null {
  const said = onlyOf(text, OF_MARKS, /^[,/+&!.]$/)
  return said === null ? null : meaningOf(said)
}

/** A text that is nothing but phrases of some kinds, and signs; null of others, which are read no further than that. */
function onlyOf(text: string, kinds: readonly TalkKind[], signs: RegExp): Said[] | null {
  const said: Said[] = []
  for (const one of talkOf(text)) {
    if (!isOneOf(one.kinds, kinds) && !signs.test(one.plain)) return null
    said.push(one)
  }
  return said
}

/** "Vegan dishes are marked with a leaf" speaks of no one dish. */
function isOfOthers(text: string): boolean {
  const others = printedWords('dishes')
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => others.has(word))
}

/** The same where what joins them may stand beside them, as in brackets: "suitable for vegans", but not "vegan mayo". */
export function meaningOfWords(text: string): MarkMeaning | null {
  const diet = meaningOfDiet(text)
  if (diet !== null) return diet
  const said = onlyOf(text, BESIDE, /^[-_!.'’]$/)
  const isOfVegan = said?.some(({ kinds }) => kinds.includes('vegan')) === true
  return isOfVegan && !isOfOthers(text) ? meaningOf(said) : null
}

/** Whether a text names no more than one diet: "gluten-free", "very hot". */
export function isDiet({ kinds }: Said): boolean {
  return isOneOf(kinds, DIETS)
}

function isOneOf(kinds: readonly TalkKind[], wanted: readonly TalkKind[]): boolean {
  return kinds.some((kind) => wanted.includes(kind))
}
