import { remember } from '../text/remember.ts'
import { LANGUAGES } from './languages.ts'
import { splitList } from './readWords.ts'

/** Lists whose words are compared as printed, because their plural means something else than their singular. */
type PrintedList = 'butters' | 'creams' | 'dishes' | 'ofAll' | 'plainBreads'

/** The words of a list in all languages, in lower case. */
export const printedWords = remember(5, (list: PrintedList): ReadonlySet<string> => {
  const printed = LANGUAGES.flatMap(({ grammar }) => splitList(grammar?.[list] ?? ''))
  return new Set(printed.map((word) => word.toLowerCase()))
})
