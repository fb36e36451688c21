import type { PlacedText } from '../../extract/layout/placedText.ts'
import { boxAround } from '../box.ts'
import { inColumns } from './columns.ts'
import { type Fragment, heightOf, joined, middleOf, toFragments, type Word } from './fragments.ts'
import { typeSize } from './typeSize.ts'

/** Pixels between the bottom of a column and the top of the next, which is placed below it. */
const BETWEEN_COLUMNS = 60

/** The lines of all columns in reading order, placed below each other as one column. */
export function layOut(words: readonly (readonly Word[])[]): PlacedText[] {
  const lines: PlacedText[] = []
  let bottom = 0
  for (const column of inColumns(toFragments(words))) {
    const { top, left } = boxAround(column)
    const moved = toRows(column).map((row) => toLine(row, left, bottom + BETWEEN_COLUMNS - top))
    lines.push(...moved)
    bottom = Math.max(...moved.map(({ y, height }) => y + height), bottom)
  }
  return lines
}

/** Groups fragments that stand side by side into rows, from top to bottom. */
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

function toLine(row: readonly Fragment[], left: number, down: number): PlacedText {
  const whole = row.toSorted((a, b) => a.left - b.left).reduce(joined)
  const height = typeSize(whole.text, heightOf(whole))
  return {
    text: whole.text,
    x0: whole.left - left,
    x1: whole.right - left,
    y: middleOf(whole) - height / 2 + down,
    height,
  }
}
