import type { Usual } from '../contract/page/packedPage.ts'
import type { PageInput } from '../contract/page/page.ts'
import type { FoundRestaurant } from '../contract/restaurant.ts'
import {
  emptyFields,
  inSearches,
  pickFields,
  SAME_NAMES,
} from '../contract/restaurants/fieldNames.ts'

const USUAL: Usual = {
  ...pickFields(emptyFields(), inSearches(SAME_NAMES)),
  status: 'RESTAURANT',
  onlineUntil: null,
  onlineSince: null,
  version: 1,
  confirmedAt: null,
  closedAt: null,
}
const usual: ReadonlyMap<string, unknown> = new Map(Object.entries(USUAL))

/** A page's input in the short form of its document; `unpackPage` undoes it. */
export function packPage(input: PageInput): unknown {
  const { content } = input
  // The menu is in the HTML, and no island renders it again.
  if (content.page === 'details') return { ...input, content: { ...content, menu: null } }
  // All of it is in the HTML, and no island renders it again.
  if (content.page === 'developers') return { ...input, content: { page: 'plain' } }
  if (content.page !== 'find' || !content.answer) return input
  const { restaurants, ...answer } = content.answer
  const packed = { ...answer, columns: columnsOf(restaurants), usual: USUAL }
  return { ...input, content: { ...content, answer: packed } }
}

function columnsOf(restaurants: readonly FoundRestaurant[]): object {
  const rows = restaurants.map(packRestaurant)
  const fields = [...new Set(['_id', ...rows.flatMap((row) => [...row.keys()])])]
  return Object.fromEntries(
    fields.map((field) => [field, rows.map((row) => row.get(field) ?? usual.get(field))]),
  )
}

/** The unusual values of a restaurant. */
function packRestaurant(restaurant: FoundRestaurant): ReadonlyMap<string, unknown> {
  const { restaurantKey: _, veganOptions, ...rest } = restaurant
  const unusual = Object.entries(rest).filter(([key, value]) => usual.get(key) !== value)
  const options = veganOptions.map(({ option, description }) => [option, description])
  return new Map<string, unknown>([...unusual, ['veganOptions', options]])
}
