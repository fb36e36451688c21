import { splitMarks } from '../../marks/splitMarks.ts'
import { dietOf } from './icons.ts'
import { type Element, elementsOf, textOf } from './tree.ts'

const TICK = /^(?:[✓✔✅☑√●•⬤◉■]\uFE0F?|yes|y|ja|j|oui|s[ií]|true)$/iu
const DENIAL = /^(?:[✗✘❌✕✖×○◯–—-]\uFE0F?|no|n|nein|non|false)$/iu
/** By itself a tick, beside others a cross. */
const CROSS = /^x$/i
const TICK_CLASS = /(?:^|-)(?:check|tick|yes|checkmark|haken)(?:-|$)/
/** Headings that say no more than what every table of a menu holds. */
const PLAIN_HEADING =
  /^(?:dish(?:es)?|items?|name|description|price|gericht|speise|beschreibung|preis|plat|prix|plato|precio|piatto|prezzo)$/i
/** Rows in which headings are looked for, and letters of a heading. */
const MOST_HEAD_ROWS = 3
const MOST_HEADING = 24
const MOST_ELEMENTS = 10

/**
 * The cells of a table under headings that are diets ("Vegan"). In each row the first of them has all marks that are ticked in
 * the row, the others none, as have headings that say nothing. Cells that are neither ticked nor say no are left out.
 */
export function tickedCells(table: Element): Map<Element, string[]> {
  const rows = rowsOf(table)
  const head = rows
    .slice(0, MOST_HEAD_ROWS)
    .findIndex((row) => row.length > 1 && row.some((cell) => headingOf(cell) !== null))
  const ticked = new Map<Element, string[]>()
  if (head < 0) return ticked
  const headings = rows[head]?.map(headingOf) ?? []
  const body = rows.slice(head + 1)
  const columns = headings.flatMap((mark, column) => {
    const signs = mark === null ? [] : body.map((row) => signOf(row[column]))
    const isUsed = signs.some((sign) => sign !== 'none')
    return mark === null || !isUsed
      ? []
      : [{ mark, column, signs, hasTicks: signs.includes('tick') }]
  })
  if (columns.length === 0) return ticked
  rows[head]?.forEach((cell, column) => {
    // Left standing, "Vegan" would head all dishes of the table.
    const isPlain = headings[column] !== null || PLAIN_HEADING.test(shortTextOf(cell))
    if (isPlain) ticked.set(cell, [])
  })
  body.forEach((row, at) => {
    const signed = columns.filter(({ signs }) => signs[at] !== 'none')
    const marks = signed.flatMap(({ mark, signs, hasTicks }) =>
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

/** The cells of each row, one standing for each column that it spans. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  for (const part of elementsIn(table)) {
    if (part.tag === 'tr') rows.push(cellsOf(part))
    else if (/^(?:thead|tbody|tfoot)$/.test(part.tag))
      rows.push(
        ...elementsIn(part)
          .filter(({ tag }) => tag === 'tr')
          .map(cellsOf),
      )
  }
  return rows
}

function cellsOf(row: Element): Element[] {
  return elementsIn(row)
    .filter(({ tag }) => tag === 'td' || tag === 'th')
    .flatMap((cell) => {
      const span = Math.min(20, Math.max(1, Number(cell.attributes.get('colspan')) || 1))
      return Array.from({ length: span }, () => cell)
    })
}

function elementsIn(element: Element): Element[] {
  return element.children.filter((child) => typeof child === 'object')
}

function headingOf(cell: Element): string | null {
  const text = shortTextOf(cell)
  if (text === '') return iconOf(cell, dietOf)
  const { text: rest, marks } = splitMarks(text)
  return rest === '' && marks.length === 1 ? text : null
}

function signOf(cell: Element | undefined): Sign {
  if (cell === undefined) return 'none'
  const text = shortTextOf(cell) || (iconOf(cell, labelOf) ?? '')
  if (TICK.test(text)) return 'tick'
  if (CROSS.test(text)) return 'cross'
  return DENIAL.test(text) ? 'no' : 'none'
}

function labelOf(element: Element): string | null {
  if (element.classes.some((name) => TICK_CLASS.test(name))) return 'yes'
  if (element.classes.some((name) => /(?:^|-)(?:times|cross|close|no|xmark)(?:-|$)/.test(name)))
    return 'no'
  return element.attributes.get('alt') ?? element.attributes.get('title') ?? null
}

function iconOf(cell: Element, read: (element: Element) => string | null): string | null {
  for (const element of elementsOf(cell)) {
    const found = read(element)
    if (found !== null) return found.trim()
  }
  return null
}

/** "…" when it is longer than a heading or a sign. */
function shortTextOf(cell: Element): string {
  let size = 0
  for (const _ of elementsOf(cell)) if (++size > MOST_ELEMENTS) return '…'
  const text = textOf(cell)
  return text.length > MOST_HEADING ? '…' : text
}
