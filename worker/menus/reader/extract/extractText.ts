import type { ReadMenu } from '../menu.ts'
import { readSheets } from './extractLines.ts'
import { findGutters } from './layout/gutters.ts'
import { layoutLines } from './layout/layoutLines.ts'
import type { PlacedText } from './layout/placedText.ts'
import { PLAIN_LINE, type TextLine } from './lines/textLine.ts'
import { isWordOf } from './words/pageText.ts'

const MAX_LINES = 20_000
const TAB = 8
/** A whole line in the signs of markdown: "_tomato, basil_". */
const EMPHASIS = /^([_*])(?=\p{L})([^_*]+)\1$/u
/** The height of a line in rows; the rest of a row is the white space below it. */
const HEIGHT = 0.8

/** A menu out of plain text, line by line. */
export function extractText(text: string): ReadMenu {
  const rows = text.split(/\r\n?|\n|\f/, MAX_LINES)
  const columns = readColumns(rows)
  return readSheets([columns ?? readRows(rows)])
}

function readRows(rows: readonly string[]): TextLine[] {
  const lines: TextLine[] = []
  let isAfterGap = true
  for (const raw of rows) {
    const line = raw.replace(/\s+/g, ' ').trim().replace(EMPHASIS, '$2')
    const isCapitals = /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line)
    const isIndented = /^\s{2,}/.test(raw)
    const style = `text${isCapitals ? '^' : ''}${isIndented ? '>' : ''}`
    if (line !== '') lines.push({ ...PLAIN_LINE, text: line, style, depth: isAfterGap ? 1 : 2 })
    isAfterGap = line === ''
  }
  return lines
}

/** A longer text is not searched for columns, because that takes the square of its length at worst. */
const MAX_COLUMN_ROWS = 1000
const MAX_PARTS = 12
/** A row with more letters has no columns. */
const MAX_LETTERS = 300
const GAP = /\S+(?: \S+)*/g

/** A text whose white space parts it into columns, read column by column; null when there are none. */
function readColumns(rows: readonly string[]): TextLine[] | null {
  if (rows.length > MAX_COLUMN_ROWS) return null
  const placed = rows.map((row, y) =>
    row.length > MAX_LETTERS ? [] : place(row.replaceAll('\t', ' '.repeat(TAB)), y),
  )
  // What stands alone in its row, a title say, shows no columns and may cross them.
  const gutters = findGutters(placed.filter((row) => row.length > 1).flat())
  return gutters.length === 0 ? null : layoutLines(placed.flat(), gutters)
}

function place(row: string, y: number): PlacedText[] {
  const parts = [...row.matchAll(GAP)].slice(0, MAX_PARTS).map(({ 0: text, index }) => ({
    ...{ text, y, height: HEIGHT },
    ...{ x0: index, x1: index + text.length },
  }))
  const [day, dish, ...others] = parts
  // A day before its dish is no column of its own.
  const isDay =
    day !== undefined && dish !== undefined && isOfDays(day.text) && !isOfDays(dish.text)
  return isDay ? [{ ...dish, text: `${day.text} ${dish.text}`, x0: day.x0 }, ...others] : parts
}

const isOfDays = (text: string): boolean => isWordOf(text, ['days'])
