import type { Grammar } from './grammar.ts'
import { LANGUAGES } from './languages.ts'
import { splitList } from './readWords.ts'

/** Lists whose words are compared as printed, because their plural means something else than their singular. */
type PrintedList = 'butters' | 'creams' | 'dishes' | 'ofAll' | 'plainBreads'

const known = new Map<keyof Grammar, ReadonlySet<string>>()

/** The words of a list in all languages, in lower case. */
export function printedWords(list: PrintedList): ReadonlySet<string> {
  const found = known.get(list)
  if (found !== undefined) return found
  const printed = LANGUAGES.flatMap(({ grammar }) => splitList(grammar?.[list] ?? ''))
  const words = new Set(printed.map((word) => word.toLowerCase()))
  known.set(list, words)
  return words
}
