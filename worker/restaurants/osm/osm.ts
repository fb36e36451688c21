import { z } from 'zod'
import { CUISINE_PATTERN, MAX_CUISINE_LENGTH } from '../../contract/cuisine.ts'
import type { Diet } from '../../contract/diet.ts'
import { factSchemas } from '../../contract/restaurants/facts.ts'
import { emptyFields, FACT_NAMES, type FactName } from '../../contract/restaurants/fieldNames.ts'
import { type FieldValues, fieldOf } from '../../contract/restaurants/fields.ts'
import { SEEN } from '../../contract/restaurants/lines.ts'
import {
  MAX_ADDRESS_LENGTH,
  MAX_CUISINES_PER_RESTAURANT,
  MAX_NAME_LENGTH,
  MAX_OPENING_HOURS_LENGTH,
  MAX_WEBSITE_LENGTH,
} from '../../contract/restaurants/restaurantLimits.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import { fold } from '../words/words.ts'
import { formatAddress } from './osmAddress.ts'

/** A place of OpenStreetMap, from any kind of file. */
export interface OsmPlace {
  type: string
  id: number
  /** Degrees; not checked yet. */
  lat: unknown
  lng: unknown
  /** When it was last changed in OpenStreetMap, ISO 8601; not checked yet. */
  changedAt?: unknown
  /** OSM tags by their OSM names; `category` of our own data set may be among them. */
  tags: Readonly<Record<string, string>>
}

export type OsmReading = { restaurant: RestaurantInput } | { problem: string; id: string | null }

/** A map, since an object also has properties such as `constructor`, and any mapper may write a tag. */
const CATEGORY_DIETS: ReadonlyMap<string, Diet> = new Map([
  ['vegan_only', 'vegan'],
  ['vegetarian_only', 'vegetarian'],
  ['vegan_friendly', 'options'],
  ['vegan_limited', 'options'],
  ['vegetarian_friendly', 'unconfirmed'],
])

/** The restaurant of an OSM place, or the problem. */
export function restaurantFromOsm({ type, id, lat, lng, changedAt, tags }: OsmPlace): OsmReading {
  if (!/^(node|way|relation)$/.test(type) || !Number.isSafeInteger(id) || id < 1)
    return { problem: 'no OpenStreetMap type and id', id: null }
  const key = `osm-${type}-${id}`
  const name = cleanText(tags.name ?? tags['name:en'], MAX_NAME_LENGTH)
  if (name === null || !SEEN.test(name)) return { problem: 'no name', id: key }
  if (typeof lat !== 'number' || typeof lng !== 'number')
    return { problem: 'no coordinates', id: key }
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
    return { problem: `coordinates off the globe (${lat}, ${lng})`, id: key }
  const place = { lat: rounded(lat), lng: rounded(lng) }
  return {
    restaurant: {
      ...emptyFields(),
      ...factsOf(tags),
      id: key,
      name,
      cuisine: cuisinesOf(tags.cuisine),
      place,
      address: cleanText(formatAddress(tags, place), MAX_ADDRESS_LENGTH),
      website: websiteOf(tags.website) ?? websiteOf(tags['contact:website']) ?? websiteOf(tags.url),
      diet: dietOf(tags),
      openingHours: openingHoursOf(tags.opening_hours),
      source: 'osm',
      ...timeOf(changedAt),
    },
  }
}

function timeOf(changedAt: unknown): Pick<RestaurantInput, 'sourceChangedAt'> {
  const time = z.iso.datetime({ offset: true }).safeParse(changedAt)
  return time.success ? { sourceChangedAt: Date.parse(time.data) } : {}
}

/** The facts of the tags, checked like an edit; invalid values are left out. */
function factsOf(tags: Readonly<Record<string, string>>): Partial<Pick<FieldValues, FactName>> {
  const facts = FACT_NAMES.flatMap((name) => {
    const { osmTags = [], osmValues = {} } = fieldOf(name)
    const values = osmTags.map((tag) => tags[tag]?.split(';', 1)[0]?.trim() ?? '')
    const known = values.flatMap((value) => {
      const read = factSchemas[name].safeParse(osmValues[value] ?? value)
      return read.success && read.data !== null ? [read.data] : []
    })
    return known.length > 0 ? [[name, known[0]]] : []
  })
  return Object.fromEntries(facts)
}

/** The diet level by category or diet tags; without both 'unconfirmed'. */
export function dietOf(tags: Readonly<Record<string, string>>): Diet {
  const category = CATEGORY_DIETS.get(tags.category ?? '')
  if (category !== undefined) return category
  const vegan = valuesOf(tags['diet:vegan'])
  const vegetarian = valuesOf(tags['diet:vegetarian'])
  if (vegan.includes('only')) return 'vegan'
  if (vegetarian.includes('only')) return 'vegetarian'
  return vegan.includes('yes') || vegan.includes('limited') ? 'options' : 'unconfirmed'
}

/** "Coffee_Shop;pizza" → coffee-shop, pizza; values that are not letters and hyphens are left out. */
export function cuisinesOf(text: string | undefined): string[] {
  const cuisines = valuesOf(text)
    .map((value) =>
      fold(value)
        .replace(/['’]/g, '')
        .replace(/[\s_&+/-]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter((value) => CUISINE_PATTERN.test(value) && value.length <= MAX_CUISINE_LENGTH)
  return [...new Set(cuisines)].slice(0, MAX_CUISINES_PER_RESTAURANT)
}

/** The first address of a list, with https:// before a bare host; null unless it is a safe link. */
export function websiteOf(text: string | undefined): string | null {
  const first = text?.split(/;\s*(?=https?:|www\.)|\s/)[0] ?? ''
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(first)
  const address = hasScheme ? first : `https://${first.replace(/^\/\//, '')}`
  if (
    address.length > MAX_WEBSITE_LENGTH ||
    !/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/u.test(hostIn(address))
  )
    return null
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return null
  return address
}

function hostIn(address: string): string {
  return address.replace(/^https?:\/\//i, '')
}

/** Leaves out "open", which stands for unknown hours in our data set. */
function openingHoursOf(text: string | undefined): string | null {
  const hours = cleanText(text, MAX_OPENING_HOURS_LENGTH)
  return hours === 'open' ? null : hours
}

/** Without control and direction characters, spaces collapsed, cut to a number of characters; null when nothing is left. */
export function cleanText(text: string | null | undefined, maxLength: number): string | null {
  // Joiners (U+200C, U+200D) stay: Persian words and some emoji need them.
  const clean = (text ?? '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = clean.length > maxLength ? [...clean].slice(0, maxLength).join('').trim() : clean
  return cut === '' ? null : cut
}

function valuesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/[;,]/)
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '')
}

/** Rounded to seven decimals, as in OSM: a centimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}
