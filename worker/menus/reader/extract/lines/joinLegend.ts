import { meaningOfCode, plainMark } from '../../marks/codes.ts'
import { isLegend } from '../../marks/readLegend.ts'
import type { TextLine } from './textLine.ts'

/** Letters that are read of each meaning, so that the fourteen allergens fit a legend's line. */
const MAX_MEANING = 44
/** Numbers are additives or dishes where letters are allergens. */
const isNumber = (entry: string) => /^\d/.test(entry)
/** "3.", "(A)", "GF:" by itself or before what it means. */
const SIGN = /^[([]?([\p{L}\p{Emoji}+*]{1,4})[)\].:=]{0,2}(?:\s+[=:–—-])?(?=\s|$)/u
/** The words of a meaning; a dish has numbers beside them. */
const MEANING = /^[^\d€£$]*\p{L}{2}[^\d€£$]*$/u
/** A sign that is no number, gluten, or a diet alone: other numbers count dishes. */
const NO_COUNT =
  /(?:^|, )\D{1,4} = |gl[uú]t[ei]ne?(?!\p{L}*[\s-]?(?:free|frei|vrij))|= v[eé]g\p{L}*(?:, |$)/iu

interface Entry {
  text: string
  start: number
  /** The line after its last. */
  end: number
}

/** A legend with a line for each of its signs ("1. Gluten", "2. Eggs"), or two, as the one line "1 = Gluten, 2 = Eggs". */
export function joinLegend(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (let at = 0; at < lines.length; ) {
    const found = entriesFrom(lines, at)
    const entries = isFirstApart(lines, found) ? found.slice(1) : found
    const { start } = entries[0] ?? { start: at }
    const { end } = entries.at(-1) ?? { end: at + 1 }
    const text = entries.map((entry) => entry.text).join(', ')
    const line = lines[start]
    const isJoined = entries.length > 1 && NO_COUNT.test(text) && isLegend(text)
    joined.push(...lines.slice(at, start))
    if (isJoined && line !== undefined) joined.push({ ...line, text })
    else joined.push(...lines.slice(start, end))
    at = end
  }
  return joined
}

/** Those that follow each other, all with numbers or all with other signs. */
function entriesFrom(lines: readonly TextLine[], at: number): Entry[] {
  const entries: Entry[] = []
  for (let found = entryAt(lines, at); found !== null; found = entryAt(lines, found.end)) {
    const [first] = entries
    if (first !== undefined && isNumber(first.text) !== isNumber(found.text)) break
    entries.push(found)
  }
  return entries
}

/** The mark of the last dish above a legend stands further from it than its entries do from each other. */
function isFirstApart(lines: readonly TextLine[], [, second, third]: readonly Entry[]): boolean {
  const depthAt = (entry: Entry | undefined) => lines[entry?.start ?? -1]?.depth ?? 0
  return third !== undefined && depthAt(third) > depthAt(second)
}

/** "A = milk" of one line or of two. */
function entryAt(lines: readonly TextLine[], start: number): Entry | null {
  const text = lines[start]?.text ?? ''
  const [sign = '', code = ''] = SIGN.exec(text) ?? []
  const isCode = /^(?:[A-Z]{1,2}|\d{1,2})$/.test(code)
  if (!isCode && meaningOfCode(plainMark(code)) === undefined) return null
  const own = text.slice(sign.length).trim()
  const said = own === '' ? (lines[start + 1]?.text ?? '') : own
  // "GF" above "VG" are marks of one dish.
  if (!MEANING.test(said) || meaningOfCode(plainMark(said)) !== undefined) return null
  // A comma would part it in two entries.
  const meaning = said.slice(0, MAX_MEANING).replace(/[,;:|•·.!?/]+\s*/g, ' ')
  return { text: `${code} = ${meaning.trim()}`, start, end: start + (own === '' ? 2 : 1) }
}
