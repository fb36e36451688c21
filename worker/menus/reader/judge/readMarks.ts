import {
  AMBIGUOUS,
  type Legend,
  type MarkMeaning,
  meaningOfCode,
  plainMark,
} from '../marks/codes.ts'
import { meaningOfWords } from '../marks/readMeaning.ts'
import { isEither, splitMarks } from '../marks/splitMarks.ts'
import type { MenuItem } from '../menu.ts'
import type { MenuContext } from './context/menuContext.ts'
import { offersVegan } from './offersVegan.ts'

export interface ReadMarks {
  marks: readonly DecodedMark[]
  /** All that stood there, known or not, in capitals. */
  codes: readonly string[]
}

interface DecodedMark {
  mark: string
  meaning: MarkMeaning
  /** The menu does not say what it means, and menus differ. */
  isGuess: boolean
}

/** The dish with the marks taken out of its text, as printed. */
export function takeMarks(item: MenuItem, legend: Legend): MenuItem {
  const name = splitMarks(item.name, legend)
  const description = splitMarks(item.description, legend)
  return {
    ...item,
    // A name that is nothing but a diet stays: "Vegan".
    name: name.text === '' ? item.name : name.text,
    // "Dairy-free" and nothing else describes the dish.
    description: description.text === '' ? item.description : description.text,
    marks: [...new Set([...item.marks, ...name.marks, ...description.marks])],
  }
}

const NO_MARKS: ReadMarks = { marks: [], codes: [] }

/** What a dish's marks mean, the legend first. */
export function readMarks({ marks }: MenuItem, { legend }: MenuContext): ReadMarks {
  if (marks.length === 0) return NO_MARKS
  // "V/VE" is either, but both where a legend explains them.
  const isBoth = (mark: string) => mark.split('/').every((part) => legend.has(plainMark(part)))
  const each = marks.flatMap((mark) => (isBoth(mark) ? mark.split('/') : [mark]))
  const printed = new Map(each.map((mark) => [plainMark(mark), mark]))
  const read = [...printed].flatMap(([mark, asPrinted]) => {
    const meaning = decode(mark, asPrinted, legend)
    const isGuess = AMBIGUOUS.has(mark) && !legend.has(mark)
    return meaning === undefined || meaning === 'other' ? [] : [{ mark, meaning, isGuess }]
  })
  return { marks: read, codes: [...printed.keys()] }
}

/** An allergen by letter or number. */
export const ALLERGEN = /^(?:[A-R]|1[0-4]|[1-9])$/

/** "(A,C,G)" or "(1,3,7)" in Austria and Germany. */
export function isAllergenList(codes: readonly string[]): boolean {
  return codes.length >= 2 && codes.every((code) => ALLERGEN.test(code))
}

function decode(mark: string, printed: string, legend: Legend): MarkMeaning | undefined {
  const said = legend.get(mark)
  if (said !== undefined) return said
  // Where "V" is vegan, "VG" is what is left: vegetarian.
  if (mark === 'VG' && legend.get('V') === 'vegan') return 'vegetarian'
  const isOffer = () => offersVegan(printed) || isEither(printed, legend)
  return meaningOfCode(mark) ?? (isOffer() ? 'on-request' : meaningOfWords(printed)) ?? undefined
}
