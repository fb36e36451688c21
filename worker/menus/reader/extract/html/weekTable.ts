import { takePrice } from '../lines/prices/price.ts'
import { dietWordsIn, isCourseLabel } from '../words/notDish.ts'
import { rowsOf, shortTextOf } from './tables.ts'
import type { Element } from './tree.ts'

/** What heads the column or the row of a dish in a canteen's table. */
export interface TableDish {
  /** A course or a day; empty where its words are marks. */
  course: string
  /** Diets that the headings name. */
  marks: string[]
}

/** Columns under days or courses. */
const MIN_COLUMNS = 2

/**
 * The dishes of a table of days and courses, and its headings. Null where most columns are headed by anything else: there
 * a row is one dish.
 */
export function weekTable(
  table: Element,
): { dishes: Map<Element, TableDish>; headings: Element[] } | null {
  const [head = [], ...body] = rowsOf(table)
  const labels = head.map((cell, column) => (column === 0 ? '' : labelOf(cell)))
  const columns = labels.filter((label, column) => column > 0 && label !== null)
  if (columns.length < MIN_COLUMNS || columns.length < head.length - 1) return null
  // "Dish | Lunch | Dinner" may head prices.
  if (body.some(([, ...cells]) => cells.some(isPrice))) return null
  const dishes = new Map<Element, TableDish>()
  for (const [first, ...cells] of body) {
    const line = first === undefined ? '' : (labelOf(first) ?? '')
    cells.forEach((cell, at) => {
      const said = `${line} ${labels[at + 1]}`
      const marks = dietWordsIn(said)
      dishes.set(cell, { course: marks.length > 0 ? '' : (labels[at + 1] ?? ''), marks })
    })
  }
  const firsts = body.flatMap(([first]) => first ?? [])
  return { dishes, headings: [...head, ...firsts] }
}

function isPrice(cell: Element): boolean {
  return takePrice(shortTextOf(cell))?.text === ''
}

/** "Montag, 23.11.", "Menü 2", "Vegetariano 2,90 €" without the price; null for what is no day and no course. */
function labelOf(cell: Element): string | null {
  const text = shortTextOf(cell)
  const label = (takePrice(text)?.text ?? text).replace(/[^\p{L}]+/gu, ' ').trim()
  return label !== '' && isCourseLabel(label) ? label : null
}
