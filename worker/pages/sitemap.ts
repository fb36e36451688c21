import { z } from 'zod'
import { addressIn, LANGUAGES } from '../../languages/list.ts'
import { PAGES } from '../../site/pages.ts'
import { CARD_LANGUAGES, cardPath } from '../contract/page/kitchenCard.ts'
import { SUPPORTED_CITIES } from '../contract/places/cities.ts'
import { xmlText } from '../contract/xml.ts'
import type { Database } from '../db/client.ts'
import { readHighestNumber } from '../restaurants/store.ts'
import { listIds } from './store.ts'

/**
 * sitemaps.org allows 50,000 addresses per file, and each page is listed in every language. A part is a range of restaurants'
 * numbers, so that reading one does not read the earlier ones.
 */
const PART_SIZE = 5_000

/** The paths of the indexed pages without parameters. */
const OWN_PATHS = PAGES.filter(({ cache }) => cache === 'public')
  .flatMap(({ paths }) => paths)
  .filter((path) => !path.includes(':'))

/** The `part` of the query, 0 when missing. */
export const partSchema = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .default(0)

/**
 * Part 0 is the index of all parts. Part 1 holds the static pages, kitchen cards and cities. Each later part holds the restaurants of
 * 5,000 numbers; an empty one names the home page, as sitemaps.org requires an address. Null past the last part.
 */
export async function sitemap(db: Database, origin: string, part: number): Promise<string | null> {
  if (part === 1) {
    const cities = SUPPORTED_CITIES.map(({ state, city }) => `/cities/${state}/${city}`)
    return urlSet(origin, [...OWN_PATHS, ...CARD_LANGUAGES.map(cardPath), ...cities])
  }
  const highest = await readHighestNumber(db)
  if (part > 1) {
    const after = (part - 2) * PART_SIZE
    if (after >= highest) return null
    const ids = await listIds(db, after, after + PART_SIZE)
    const paths = ids.map((id) => `/details/${encodeURIComponent(id)}`)
    return urlSet(origin, paths.length > 0 ? paths : ['/'])
  }
  const parts = 1 + Math.ceil(highest / PART_SIZE)
  const items = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap><loc>${xmlText(`${origin}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</sitemapindex>`
}

function urlSet(origin: string, paths: readonly string[]): string {
  const items = paths.flatMap((path) => {
    const addresses = LANGUAGES.map((language) => xmlText(origin + addressIn(language, path)))
    const others =
      addresses.length === 1
        ? ''
        : LANGUAGES.map(
            ({ code }, at) =>
              `<xhtml:link rel="alternate" hreflang="${code}" href="${addresses[at]}"/>`,
          ).join('')
    return addresses.map((address) => `<url><loc>${address}</loc>${others}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${items.join('')}</urlset>`
}
