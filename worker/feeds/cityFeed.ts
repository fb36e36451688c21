import { speech } from '../../languages/speech.ts'
import { t, to } from '../../languages/t.ts'
import { DEFAULT_DIETS } from '../contract/diet.ts'
import { DEFAULT_DISTANCE_KM } from '../contract/limits.ts'
import { cityPath } from '../contract/places/cities.ts'
import { listCuisines } from '../contract/restaurants/cuisineNames.ts'
import { xmlText } from '../contract/xml.ts'
import type { Database } from '../db/client.ts'
import { findCity } from '../places/findCity.ts'
import { findNumbersWithin } from '../restaurants/keeping/findWithin.ts'
import { type NewsRow, readNewest } from './store.ts'

const MAX_ENTRIES = 50
/** The date that Atom requires even of an empty feed. */
const NEVER = new Date(0).toISOString()

/** New and changed restaurants around the middle of a city, as Atom (RFC 4287); null when there is no such city. */
export async function cityFeed(
  db: Database,
  origin: string,
  slugs: { state: string; city: string },
): Promise<string | null> {
  const city = await findCity(db, slugs.state, slugs.city)
  if (city === null) return null
  const circle = { lat: city.lat, lng: city.lng, radiusMetres: DEFAULT_DISTANCE_KM * 1000 }
  const numbers = await findNumbersWithin(db, circle, DEFAULT_DIETS)
  const newest = await readNewest(db, numbers, MAX_ENTRIES)
  const page = origin + to(cityPath(city.slugs))
  const feed = `${page}/feed.xml`
  const [last] = newest
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${speech().language.code}">`,
    `<id>${xmlText(feed)}</id>`,
    element('title', t('Vegan food in {place}: new and changed', { place: city.name })),
    link('self', 'application/atom+xml', feed),
    link('alternate', 'text/html', page),
    element('updated', last ? timeOf(last) : NEVER),
    '<author><name>Sprig</name></author>',
    ...newest.map((row) => entry(row, origin)),
    '</feed>',
  ].join('')
}

/** A restaurant has one entry with the time of its last change; its id is the same in each language. */
function entry(row: NewsRow, origin: string): string {
  const { id, name, cuisine, address, version } = row
  const path = `/details/${encodeURIComponent(id)}`
  const words = [version === 1 ? t('New on Sprig') : t('Changed'), listCuisines(cuisine), address]
  return [
    '<entry>',
    element('id', origin + path),
    element('title', name),
    link('alternate', 'text/html', origin + to(path)),
    element('updated', timeOf(row)),
    element('summary', words.filter(Boolean).join(' · ')),
    '</entry>',
  ].join('')
}

const timeOf = ({ modifiedAt }: NewsRow) => new Date(modifiedAt).toISOString()

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`
