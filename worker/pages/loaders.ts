import type { Context } from 'hono'
import type { Loaded } from '../../site/page.ts'
import { shareCodeSchema } from '../contract/saved/saved.ts'
import { openReader } from '../db/client.ts'
import type { AppContext } from '../http/context.ts'
import { guessCountry } from '../places/guessCity.ts'
import { toRestaurant } from '../restaurants/record.ts'
import { readShared } from '../saved/store.ts'
import { loadCity, loadDetails, loadHome } from './loadPage.ts'
import { trimForList } from './trimForList.ts'

/** What a page is drawn from. */
export interface Found<Content> {
  content: Content
  /** The path under which the page is known, where it is not the one that was asked for. */
  canonicalPath?: string
  /** Found by who asks: such a page is for nobody else. */
  isPersonal?: boolean
}

type Loaders = {
  [Loads in keyof Loaded]: (c: Context<AppContext>) => Promise<Found<Loaded[Loads]> | null>
}

/** What the Worker can find out for a page; null: there is no such page. */
export const LOADERS: Loaders = {
  nothing: async () => ({ content: { page: 'plain' } }),

  find: async (c) => {
    const url = new URL(c.req.url)
    const asking = { now: Date.now(), country: guessCountry(c.req.raw.cf) }
    const { state, city } = c.req.param()
    const db = openReader(c.env)
    const found =
      state === undefined || city === undefined
        ? { content: await loadHome(db, url, asking) }
        : await loadCity(db, url, asking, { state, city })
    if (found === null) return null
    // A typed place is looked up by where the visitor is.
    const isPersonal = url.searchParams.has('near') && !url.searchParams.has('lat')
    return { ...found, content: trimForList(found.content), isPersonal }
  },

  sharedList: async (c) => {
    const code = shareCodeSchema.safeParse(c.req.param('code'))
    const list = code.success ? await readShared(c.env.DB, code.data) : null
    if (list === null) return null
    const now = Date.now()
    const restaurants = list.restaurants.map((row) => toRestaurant(row, now))
    return { content: { page: 'sharedList', name: list.name, restaurants } }
  },

  details: async (c) => {
    const content = await loadDetails(openReader(c.env), c.req.param('id') ?? '', Date.now())
    return content && { content }
  },
}
