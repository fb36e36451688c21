import type { ReadMenu } from '../menu.ts'
import { readSheets } from './extractLines.ts'
import type { TextLine } from './lines/textLine.ts'

const MOST_LINES = 20_000

/** A menu out of plain text, line by line. */
export function extractText(text: string): ReadMenu {
  const lines: TextLine[] = []
  let isAfterGap = true
  for (const raw of text.split(/\r\n?|\n|\f/, MOST_LINES)) {
    const line = raw.replace(/\s+/g, ' ').trim()
    if (line === '') {
      isAfterGap = true
      continue
    }
    const isCapitals = /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line)
    const isIndented = /^\s{2,}/.test(raw)
    lines.push({
      text: line,
      style: `text${isCapitals ? '^' : ''}${isIndented ? '>' : ''}`,
      level: 0,
      isBold: false,
      hint: 'none',
      depth: isAfterGap ? 1 : 2,
      icons: [],
      isAside: false,
    })
    isAfterGap = false
  }
  return readSheets([lines])
}
