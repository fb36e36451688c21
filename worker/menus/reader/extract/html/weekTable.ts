import { readAmounts } from '../lines/prices/amounts.ts'
import { takePrice } from '../lines/prices/price.ts'
import { hasFoodWord } from '../words/foodWords.ts'
import { dietWordsIn, isCourseLabel } from '../words/notDish.ts'
import { pageText } from '../words/pageText.ts'
import { rowsOf, shortTextOf } from './tables.ts'
import type { Element } from './tree.ts'

/** What heads the column or the row of a dish in a canteen's table. */
export interface TableDish {
  /** A course or a day; empty where its words are marks. */
  course: string
  /** Diets that the headings name. */
  marks: string[]
  /** As it stands in the next column. */
  price: string
}

type WeekTable = { dishes: Map<Element, TableDish>; headings: Element[] }

/** Columns under days or courses. */
const MIN_COLUMNS = 2

/**
 * The dishes of a table of days and courses, and its headings. Null where most columns are headed by anything else: there
 * a row is one dish.
 */
export function weekTable(table: Element): WeekTable | null {
  const [head = [], ...body] = rowsOf(table)
  const saidIn = (cell: Element) => pageText(shortTextOf(cell))
  // "Starters", "Mains", "Desserts" over dishes from the first column on.
  const first = body.flatMap((cells) => cells.slice(0, 1))
  const isOfDishes =
    first.every((cell) => labelOf(cell) === null) && first.map(shortTextOf).some(hasFoodWord)
  const isLead = (cell: Element) => !isOfDishes || !saidIn(cell).consistsOf('courses')
  const labels = head.map((cell, column) =>
    (column === 0 && isLead(cell)) || saidIn(cell).is('controls') ? '' : labelOf(cell),
  )
  const columns = labels.flatMap((label) => label || [])
  if (columns.length < MIN_COLUMNS || labels.includes(null)) return null
  // "Dish | Vegan | Price" has a row for each dish.
  if (labels.lastIndexOf('') > 0 && columns.every((label) => dietWordsIn(label).length > 0))
    return null
  // "Dish | Lunch | Dinner" may head prices.
  if (body.some((cells) => cells.some((cell, at) => labels[at] && isPrice(cell)))) return null
  const dishes = new Map<Element, TableDish>()
  for (const cells of body) {
    // "Menu 1, 6.20 €" before the dishes of a week.
    const lead = labels[0] === '' ? cells.slice(0, 1) : []
    const [line, ofLine] = [lead.map(labelOf).join(''), lead.map(priceIn).join('')]
    cells.forEach((cell, at) => {
      const label = labels[at]
      if (!label) return
      const marks = dietWordsIn(`${line} ${label}`)
      const next = cells[at + 1]
      const beside = labels[at + 1] === '' && next !== undefined ? shortTextOf(next) : ''
      dishes.set(cell, { course: marks.length > 0 ? '' : label, marks, price: beside || ofLine })
    })
  }
  const others = body.flat().filter((cell) => !dishes.has(cell))
  return { dishes, headings: [...head, ...others] }
}

/**
 * Whether a row says what stands in the columns: "Dish", "Description", "Price". With "", "Cup", "Bowl" it says what the prices
 * below are of; above a row "Price" or "Small" it names the dishes.
 */
export function headsColumns(row: Element[], below: Element[] = []): boolean {
  const controls = row.filter((cell) => pageText(shortTextOf(cell)).is('controls'))
  if (new Set(controls).size > 1) return true
  const [first, ...others] = row
  if (first === undefined || shortTextOf(first) !== '' || others.length < 2) return false
  const areWords = others.every((cell) => shortTextOf(cell) !== '' && !isPrice(cell))
  const label = pageText(below.slice(0, 1).map(shortTextOf).join(''))
  return areWords && !label.consistsOf('controls', 'sizes') && below.slice(1).some(isPrice)
}

/** Only with its currency, since "31.03" may be a day. */
function priceIn(cell: Element): string {
  const text = shortTextOf(cell)
  const prices = readAmounts(text).filter(({ hasCurrency }) => hasCurrency)
  return prices.map(({ from, to }) => text.slice(from, to)).join(' / ')
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
