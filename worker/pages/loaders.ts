import type { Context } from 'hono'
import type { Loaded } from '../../site/page.ts'
import { isCardLanguage } from '../contract/page/kitchenCard.ts'
import type { SharedPlace } from '../contract/page/page.ts'
import type { Restaurant } from '../contract/restaurant.ts'
import { tidyLine } from '../contract/restaurants/lines.ts'
import { shareCodeSchema } from '../contract/saved/saved.ts'
import { openReader } from '../db/client.ts'
import { describeCalls } from '../developers/describeCalls.ts'
import { openApiOf } from '../developers/openApi.ts'
import type { AppContext } from '../http/context.ts'
import { findCity, findCityOnce } from '../places/findCity.ts'
import { guessCountry } from '../places/guessCity.ts'
import { toRestaurant } from '../restaurants/record.ts'
import { readShared } from '../saved/store.ts'
import { loadCity, loadDetails, loadHome } from './loadPage.ts'
import { trimForList } from './trimForList.ts'

/** The data of a page. */
export interface Found<Content> {
  content: Content
  /** The canonical path, when it is not the requested one. */
  canonicalPath?: string
  /** The data depends on the visitor, so the page must not be cached for others. */
  isPersonal?: boolean
}

type Loaders = {
  [Loads in keyof Loaded]: (c: Context<AppContext>) => Promise<Found<Loaded[Loads]> | null>
}

/** Loads the data of each kind of page; null when there is no such page. */
export const LOADERS: Loaders = {
  nothing: async () => ({ content: { page: 'plain' } }),

  find: async (c) => {
    const url = new URL(c.req.url)
    const visit = { now: Date.now(), country: guessCountry(c.req.raw.cf) }
    const { state, city } = c.req.param()
    const db = openReader(c.env)
    // In development the gazetteer may be loaded while the Worker runs.
    const find = c.env.APP_ENV === 'development' ? findCity : findCityOnce
    const found =
      state === undefined || city === undefined
        ? await loadHome(db, url, visit)
        : await loadCity(db, url, visit, { state, city }, find)
    if (found === null) return null
    return { ...found, content: trimForList(found.content) }
  },

  developers: async (c) => ({ content: describeCalls(openApiOf(c.get('routes'), c.env.ORIGIN)) }),

  kitchenCard: async (c) => {
    const language = c.req.param('language') ?? ''
    return isCardLanguage(language) ? { content: { page: 'kitchenCard', language } } : null
  },

  sharedList: async (c) => {
    const code = shareCodeSchema.safeParse(c.req.param('code'))
    const list = code.success ? await readShared(c.env.DB, code.data) : null
    if (list === null) return null
    const now = Date.now()
    const restaurants = list.restaurants.map((row) => toSharedPlace(toRestaurant(row, now)))
    return { content: { page: 'sharedList', name: tidyLine(list.name), restaurants } }
  },

  details: async (c) => {
    const content = await loadDetails(openReader(c.env), c.req.param('id') ?? '', Date.now())
    return content && { content }
  },
}

/** A list may hold a thousand restaurants, so its page holds nothing that it does not show. */
function toSharedPlace(restaurant: Restaurant): SharedPlace {
  const { _id, name, cuisine, diet, address, geoJson, status, onlineSince, metadata } = restaurant
  return { _id, name, cuisine, diet, address, geoJson, status, onlineSince, metadata }
}
