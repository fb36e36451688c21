import { meaningOfCode, plainMark } from '../../marks/codes.ts'
import { isLegend } from '../../marks/readLegend.ts'
import type { TextLine } from './textLine.ts'

/** Letters of a meaning that are read: fourteen of them make a legend. */
const MAX_MEANING = 44
/** Numbers are additives or dishes where letters are allergens. */
const isNumber = (entry: string) => /^\d/.test(entry)
/** "3.", "(A)", "GF:" by itself or before what it means. */
const SIGN = /^[([]?([\p{L}\p{Emoji}+*]{1,4})[)\].:=]{0,2}(?:\s+[=:–—-])?(?=\s|$)/u
/** The words of a meaning; a dish has numbers beside them. */
const MEANING = /^[^\d€£$]*\p{L}{2}[^\d€£$]*$/u
/** A sign that is no number, gluten, or a diet alone: other numbers count dishes. */
const NO_COUNT =
  /(?:^|, )\D{1,4} = |gluten(?!\p{L}*[\s-]?(?:free|frei|vrij))|= v[eé]g\p{L}*(?:, |$)/iu

/** A legend with a line for each of its signs ("1. Gluten", "2. Eggs"), or two, as the one line "1 = Gluten, 2 = Eggs". */
export function joinLegend(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (let at = 0; at < lines.length; ) {
    let text = ''
    let end = at
    const entries: { start: number; text: string }[] = []
    for (let found = entryAt(lines, at); found !== null; found = entryAt(lines, end)) {
      if (text !== '' && isNumber(text) !== isNumber(found.text)) break
      const [, second] = entries
      // The mark of the last dish above the legend stands further from it than its entries do from each other.
      const isApart = entries.length === 2 && depthAt(lines, end) > depthAt(lines, second?.start)
      if (isApart && second !== undefined) {
        joined.push(...lines.slice(at, second.start))
        at = second.start
        text = second.text
      }
      entries.push({ start: end, text: found.text })
      text += found.text
      end += found.size
    }
    text = text.slice(0, -2)
    const line = lines[at]
    const isJoined = text.includes(', ') && NO_COUNT.test(text) && isLegend(text)
    if (isJoined && line !== undefined) joined.push({ ...line, text })
    else joined.push(...lines.slice(at, Math.max(end, at + 1)))
    at = Math.max(end, at + 1)
  }
  return joined
}

const depthAt = (lines: readonly TextLine[], at = -1) => lines[at]?.depth ?? 0

/** "A = milk" of one line or of two. */
function entryAt(lines: readonly TextLine[], at: number): { text: string; size: number } | null {
  const text = lines[at]?.text ?? ''
  const [sign = '', code = ''] = SIGN.exec(text) ?? []
  const isCode = /^(?:[A-Z]{1,2}|\d{1,2})$/.test(code)
  if (!isCode && meaningOfCode(plainMark(code)) === undefined) return null
  const own = text.slice(sign.length).trim()
  const said = own === '' ? (lines[at + 1]?.text ?? '') : own
  if (!MEANING.test(said)) return null
  // A comma would part it in two entries.
  const meaning = said.slice(0, MAX_MEANING).replace(/[,;:|•·.!?/]+\s*/g, ' ')
  return { text: `${code} = ${meaning.trim()}, `, size: own === '' ? 2 : 1 }
}
