import type { PlacedText } from '../../extract/layout/placedText.ts'
import { inColumns } from './columns.ts'
import {
  type Fragment,
  heightOf,
  isWriting,
  joined,
  middleOf,
  toFragments,
  type Word,
} from './fragments.ts'
import { typeSize } from './typeSize.ts'

/** Pixels between the foot of a column and the head of the next. */
const BETWEEN_COLUMNS = 60

/** What was read, as lines of one column. A price stays a piece of its own in the line of its name. */
export function layOut(words: readonly (readonly Word[])[]): PlacedText[] {
  const lines: PlacedText[] = []
  let foot = 0
  for (const column of inColumns(toFragments(words))) {
    const top = Math.min(...column.map((one) => one.top))
    const left = Math.min(...column.map((one) => one.left))
    const moved = toRows(column).flatMap((row) => toLines(row, left, foot + BETWEEN_COLUMNS - top))
    lines.push(...moved)
    foot = Math.max(...moved.map(({ y, height }) => y + height), foot)
  }
  return lines
}

/** Fragments side by side, from the top. */
function toRows(column: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = []
  for (const one of [...column].sort((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    if (row?.some((other) => isBeside(one, other))) row.push(one)
    else rows.push([one])
  }
  return rows
}

function isBeside(one: Fragment, other: Fragment): boolean {
  const isApart = one.left >= other.right || other.left >= one.right
  const reach = 0.5 * Math.max(heightOf(one), heightOf(other))
  return isApart && Math.abs(middleOf(one) - middleOf(other)) < reach
}

/** The writing of a row as one piece, and prices and codes beside it, all at one height. */
function toLines(row: readonly Fragment[], left: number, down: number): PlacedText[] {
  const pieces: Fragment[] = []
  for (const one of [...row].sort((a, b) => a.left - b.left)) {
    const last = pieces.at(-1)
    if (last !== undefined) {
      pieces[pieces.length - 1] = joined(last, one)
    } else pieces.push(one)
  }
  const middle = pieces.reduce((sum, one) => sum + middleOf(one), 0) / pieces.length
  const main = pieces.find(isWriting) ?? pieces[0]
  const height = main === undefined ? 0 : typeSize(main.text, heightOf(main))
  return pieces.map((piece) => ({
    text: piece.text,
    x0: piece.left - left,
    x1: piece.right - left,
    y: middle - height / 2 + down,
    height,
  }))
}
