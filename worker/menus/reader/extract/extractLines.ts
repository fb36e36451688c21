import type { ReadMenu } from '../menu.ts'
import { layoutLines } from './layout/layoutLines.ts'
import type { PlacedText } from './layout/placedText.ts'
import { assemble } from './lines/assemble.ts'
import { keepDishes } from './lines/gate.ts'
import type { TextLine } from './lines/textLine.ts'
import { mergeItems } from './mergeMenus.ts'
import { hasDate } from './words/noise.ts'
import { pageText } from './words/pageText.ts'

/** A menu out of the lines of one photo, in pixels: columns, prices at the right edge, headings in larger type. */
export function extractLines(lines: readonly PlacedText[]): ReadMenu {
  return readSheets([layoutLines(lines)])
}

/** A menu out of the lines of its sheets, in order. Somebody said that it is one. */
export function readSheets(sheets: readonly (readonly TextLine[])[]): ReadMenu {
  const lines = sheets.flat()
  const assembled = assemble(lines)
  const dates = countDates(lines)
  const items = keepDishes(assembled, { saysMenu: true, dates, shopWords: 0 })
  return { items: mergeItems([items]), notes: assembled.notes }
}

export function countDates(lines: readonly TextLine[]): number {
  return lines.filter((line) => line.text.length < 60 && hasDate(pageText(line.text))).length
}
