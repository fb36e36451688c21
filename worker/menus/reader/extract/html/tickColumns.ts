import { splitMarks } from '../../marks/splitMarks.ts'
import { pageText } from '../words/pageText.ts'
import { dietOf, isHidden } from './icons.ts'
import { rowsOf, shortTextOf } from './tables.ts'
import { type Element, elementsOf } from './tree.ts'

const TICK = /^(?:[✓✔✅☑√●•⬤◉■]\uFE0F?|yes|y|ja|j|oui|s[ií]|true)$/iu
const DENIAL = /^(?:[✗✘❌✕✖×○◯–—-]\uFE0F?|no|n|nein|non|false)$/iu
/** By itself a tick, beside others a cross. */
const CROSS = /^x$/i
const TICK_CLASS = /(?:^|-)(?:check|tick|yes|checkmark|haken)(?:-|$)/
/** "icon-no-check", "icon-check-empty" too. */
const DENIAL_CLASS =
  /(?:^|-)(?:times|cross|close|no|not|xmark|empty|unchecked|off|false|inactive|disabled|slash|x)(?:-|$)/
/** Rows in which headings are looked for. */
const MAX_HEAD_ROWS = 3
/** Columns of diets. */
const MAX_DIETS = 12

/**
 * The cells of a table under headings that are diets ("Vegan"). In each row the first of them has all marks that are ticked in
 * the row, the others none, as have headings that say nothing. Cells that are neither ticked nor say no are left out.
 */
export function tickedCells(table: Element): Map<Element, string[]> {
  const rows = rowsOf(table)
  const head = rows
    .slice(0, MAX_HEAD_ROWS)
    .findIndex((row) => row.length > 1 && row.some((cell) => headingOf(cell) !== null))
  const ticked = new Map<Element, string[]>()
  if (head < 0) return ticked
  const headings = rows[head]?.map(headingOf) ?? []
  const body = rows.slice(head + 1)
  const columns = headings
    .flatMap((mark, column) => (mark === null ? [] : [{ mark, column }]))
    .slice(0, MAX_DIETS)
    .map(({ mark, column }) => ({ mark, column, signs: body.map((row) => signOf(row[column])) }))
    .filter(({ signs }) => signs.some((sign) => sign !== 'none'))
  if (columns.length === 0) return ticked
  rows[head]?.forEach((cell, column) => {
    // Left standing, "Vegan" would head all dishes of the table.
    const isPlain = headings[column] !== null || pageText(shortTextOf(cell)).is('controls')
    if (isPlain) ticked.set(cell, [])
  })
  const hasTicks = columns.some(({ signs }) => signs.includes('tick'))
  body.forEach((row, at) => {
    const signed = columns.filter(({ signs }) => signs[at] !== 'none')
    const marks = signed.flatMap(({ mark, signs }) =>
      signs[at] === 'tick' || (signs[at] === 'cross' && !hasTicks) ? [mark] : [],
    )
    signed.forEach(({ column }, place) => {
      const cell = row[column]
      if (cell !== undefined) ticked.set(cell, place === 0 ? marks : [])
    })
  })
  return ticked
}

type Sign = 'tick' | 'cross' | 'no' | 'none'

function headingOf(cell: Element): string | null {
  const text = shortTextOf(cell)
  if (text === '') return iconOf(cell, dietOf)
  const { text: rest, marks } = splitMarks(text)
  return rest === '' && marks.length === 1 ? text : null
}

function signOf(cell: Element | undefined): Sign {
  if (cell === undefined) return 'none'
  const text = shortTextOf(cell) || (iconOf(cell, labelOf) ?? '')
  // A page's template may hold the tick of every dish and show those that hold.
  const isTicked = TICK.test(text) || CROSS.test(text)
  if (DENIAL.test(text) || (isTicked && [...elementsOf(cell)].some(isHidden))) return 'no'
  if (TICK.test(text)) return 'tick'
  return CROSS.test(text) ? 'cross' : 'none'
}

function labelOf(element: Element): string | null {
  if (element.classes.some((name) => DENIAL_CLASS.test(name))) return 'no'
  if (element.classes.some((name) => TICK_CLASS.test(name))) return 'yes'
  return element.attributes.get('alt') ?? element.attributes.get('title') ?? null
}

function iconOf(cell: Element, read: (element: Element) => string | null): string | null {
  const found = [...elementsOf(cell)].map(read).find((icon) => icon !== null)
  return found?.trim() ?? null
}
