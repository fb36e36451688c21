import { LANGUAGES } from '../../../languages/languages.ts'
import { remember } from '../../../text/remember.ts'
import letters from './letters.json' with { type: 'json' }
import type { Token } from './tokenise.ts'

/** Places in LANGUAGES, the likeliest first; a phrase means what it means in the first of them that has it. */
export type LanguageOrder = readonly number[]

/** How much speaks for each of LANGUAGES. */
export type LanguageScores = readonly number[]

export const NO_SCORES: LanguageScores = LANGUAGES.map(() => 0)

/** Letters that few languages write, and what they tell. */
const LETTERS: (readonly [code: string, letters: RegExp])[] = []
for (const [code, some] of Object.entries(letters)) LETTERS.push([code, new RegExp(some, 'iu')])
const POINTS_OF_LETTERS = 2
/** What has none of these has no such letters. */
const MAY_TELL = /[^\p{ASCII}]|['’]|ij/iu

/** How much a text speaks for each language: by its articles and connectives, by words that one language alone has, by letters. */
export function scoreLanguages(text: string, tokens: readonly Token[]): number[] {
  const scores = [...NO_SCORES]
  for (const { word } of tokens) {
    if (word === undefined) continue
    addTo(scores, word.common)
    if (word.term?.next === null) add(scores, word.term.language, 1)
  }
  if (!MAY_TELL.test(text)) return scores
  for (const [code, some] of LETTERS) {
    if (some.test(text)) add(scores, indexOf(code), POINTS_OF_LETTERS)
  }
  return scores
}

function addTo(scores: number[], bits: number): void {
  const isTelling = (bits & (bits - 1)) === 0
  for (let language = 0; bits >> language !== 0; language++) {
    if ((bits >> language) & 1) add(scores, language, isTelling ? 2 : 1)
  }
}

function add(scores: number[], language: number, points: number): void {
  scores[language] = (scores[language] ?? 0) + points
}

function indexOf(code: string): number {
  return LANGUAGES.findIndex((language) => language.code === code)
}

export const ENGLISH = indexOf('en')
export const WORLD = indexOf('world')
export const PORTUGUESE = indexOf('pt')

/** The line's own language where it tells, then what stands around it: its dish, its page; then the world's dishes. */
export function orderLanguages(...scores: readonly LanguageScores[]): LanguageOrder {
  return orderOf(scores.flatMap((one) => likeliest(one) ?? []).join())
}

/** Few orders are asked for. */
const MOST = 500
const orderOf = remember(MOST, (told): LanguageOrder => {
  const first = told === '' ? [] : told.split(',').map(Number)
  return [...new Set([...first, WORLD, ENGLISH, ...LANGUAGES.keys()])]
})

/** null: nothing speaks for any. The names of the world's dishes are no language. */
function likeliest(scores: LanguageScores): number | null {
  let best: number | null = null
  let most = 0
  for (let language = 0; language < scores.length; language++) {
    const score = scores[language] ?? 0
    if (score > most && language !== WORLD) [best, most] = [language, score]
  }
  return best
}
