import { LANGUAGES } from '../../languages/languages.ts'
import { readRow } from '../../languages/readWords.ts'
import { fold, foldedWords } from '../../text/fold.ts'
import { once } from '../../text/remember.ts'

/** Languages that write a dish as one word, whose end tells what it is: "Linsensuppe". */
const JOINED: readonly string[] = ['de', 'nl']
const MIN_START = 3
const MIN_END = 4
const MAX_LETTERS = 40
/** Letters of the longest end that is looked for. */
const MAX_END = 16

const foodWords = once(readFoodWords)

/** Whether a text speaks of something to eat or drink, in any language of languages/. It judges nothing. */
export function hasFoodWord(text: string): boolean {
  const { words, ends } = foodWords()
  return foldedWords(text).some(
    (word) =>
      words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1))) || endsIn(word, ends),
  )
}

function endsIn(word: string, ends: ReadonlySet<string>): boolean {
  if (word.length > MAX_LETTERS) return false
  for (let at = Math.max(MIN_START, word.length - MAX_END); at <= word.length - MIN_END; at++) {
    if (ends.has(word.slice(at))) return true
  }
  return false
}

/** The single words of all lists, without those that only tell how or whence: "roasted", "Thai". */
function readFoodWords() {
  const words = new Set<string>()
  const ends = new Set<string>()
  const neutral = new Set<string>()
  for (const { code, words: rows } of LANGUAGES) {
    for (const row of rows) {
      const { term, meaning, className } = readRow(row)
      const word = fold(term)
      if (className.startsWith('neutral') || neutral.has(fold(meaning))) neutral.add(word)
      else if (!word.includes(' ')) {
        words.add(word)
        if (JOINED.includes(code)) ends.add(word)
      }
    }
  }
  return { words: words.difference(neutral), ends }
}
