import { type Element, elementsIn, elementsOf, textOf } from './tree.ts'

const MAX_COLUMNS = 40
const MAX_ELEMENTS = 10
const MAX_HEADING = 24

/** The cells of each row, one standing for each column that it spans. */
export function rowsOf(table: Element): Element[][] {
  const isPart = ({ tag }: Element) => /^(?:thead|tbody|tfoot)$/.test(tag)
  const parts = elementsIn(table).flatMap((part) => (isPart(part) ? elementsIn(part) : part))
  return parts.filter(({ tag }) => tag === 'tr').map(cellsOf)
}

function cellsOf(row: Element): Element[] {
  const cells: Element[] = []
  for (const cell of elementsIn(row)) {
    if (cell.tag !== 'td' && cell.tag !== 'th') continue
    const span = Math.max(1, Number(cell.attributes.get('colspan')) || 1)
    for (let at = 0; at < span && cells.length < MAX_COLUMNS; at++) cells.push(cell)
    if (cells.length === MAX_COLUMNS) break
  }
  return cells
}

/** The text of a cell; "…" when it is longer than a heading or a sign. */
export function shortTextOf(cell: Element): string {
  let size = 0
  for (const _ of elementsOf(cell)) if (++size > MAX_ELEMENTS) return '…'
  const text = textOf(cell)
  return text.length > MAX_HEADING ? '…' : text
}
