import type { Grammar } from './grammar.ts'
import { LANGUAGES } from './languages.ts'
import { splitList } from './readWords.ts'

/** Lists in which a plural means something else than its singular, so that their words count as they are printed. */
type PrintedList = 'butters' | 'creams' | 'dishes' | 'ofAll' | 'plainBreads'

const known = new Map<keyof Grammar, ReadonlySet<string>>()

/** The words of a list in all languages, in small letters. */
export function printedWords(list: PrintedList): ReadonlySet<string> {
  const words =
    known.get(list) ??
    new Set(
      LANGUAGES.flatMap(({ grammar }) => splitList(grammar?.[list] ?? '')).map((word) =>
        word.toLowerCase(),
      ),
    )
  known.set(list, words)
  return words
}
