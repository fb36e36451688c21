import type { Legend } from './codes.ts'

/** Words whose number or letter belongs to the name: "Menu P", "Vitamin D", "Nr. 9". */
export const NUMBERED =
  /(?<!\p{L})(?:menus?|menüs?|combo|kombi|set|box|option|plan|vitamine?|no|nr|pizza|typ|type)\.?$/iu

/** "Gemüsesuppe A,C,G", "Champignons 1, 3, 7"; two numbers may be a price. */
const LIST_AT_END =
  /\s((?:[A-R](?:\s?,\s?[A-R])+|[a-r](?:\s?,\s?[a-r])+|(?:1[0-4]|[1-9])(?:\s?,\s?(?:1[0-4]|[1-9]))+))$/u
/** "Ofenkartoffeln G", "Salat A G M", where the menu says what one of them means. */
const LETTERS_AT_END = /\s([A-RV](?:[\s,/.]{1,3}[A-RV]){0,9})$/u

/** Marks that stand behind a name as a list of letters or numbers. */
export function listAtEnd(text: string, legend: Legend): { at: number; marks: string[] } | null {
  const list = LIST_AT_END.exec(text)
  if (list?.[1] !== undefined) {
    const marks = list[1].split(/\s?,\s?/)
    const isPrice =
      marks.length < 3 && /^\d/.test(list[1]) && !marks.every((mark) => legend.has(mark))
    return isPrice ? null : { at: list.index, marks }
  }
  const letters = LETTERS_AT_END.exec(text)
  if (letters?.[1] === undefined) return null
  const marks = letters[1].split(/[\s,/.]+/)
  if (!marks.some((mark) => legend.has(mark))) return null
  const isNumbered = marks.length === 1 && NUMBERED.test(text.slice(0, letters.index))
  return isNumbered ? null : { at: letters.index, marks }
}
