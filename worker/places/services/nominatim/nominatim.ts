import { z } from 'zod'
import { DAY_MS } from '../../../contract/durations.ts'
import { MAX_SUGGESTIONS } from '../../../contract/limits.ts'
import { OWN_PLACE_PREFIX, type Suggestion } from '../../../contract/restaurants/builder.ts'
import { trimEnd } from '../../../contract/trim.ts'
import { askJson, type Outside } from '../askJson.ts'
import type { PlaceService } from '../service.ts'
import { tidyAddress, tidyName, tidyWebsite } from '../tidyAnswer.ts'

/** The policy of the public server allows one call a second; the rest is a margin for network delays. */
const SPACING_MS = 1100
const NEAR_DEGREES = 0.5

/** Nominatim sends coordinates as text. */
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most))
const resultSchema = z.object({
  lat: degrees(90),
  lon: degrees(180),
  display_name: z.string(),
  name: z.string().nullish(),
  osm_type: z.enum(['node', 'way', 'relation']).nullish(),
  osm_id: z.int().positive().nullish(),
})
type Result = z.infer<typeof resultSchema>
const resultsSchema = z.array(resultSchema)
const reverseSchema = z.union([
  z.object({ display_name: z.string() }),
  z.object({ error: z.unknown() }).transform(() => ({ display_name: '' })),
])
const tagsSchema = z.array(z.object({ extratags: z.record(z.string(), z.string()).nullish() }))
const WEBSITE_TAGS = ['website', 'contact:website', 'url']

/** A Nominatim server. `contact` goes into the user agent, as its policy requires. */
export function openNominatim(
  outside: Outside,
  { url, contact }: { url: string; contact: string },
): PlaceService {
  const base = trimEnd(url, '/')
  const headers = { 'user-agent': `Sprig (${contact})`, 'accept-language': 'en' }
  const ask = <T>(path: string, query: Record<string, string>, schema: z.ZodType<T>) => {
    const search = new URLSearchParams({ ...query, format: 'jsonv2' })
    return askJson(outside, {
      url: `${base}/${path}?${search}`,
      headers,
      schema,
      missing: [400, 404],
    })
  }
  return {
    name: 'nominatim',
    cacheMs: { address: 30 * DAY_MS, point: 30 * DAY_MS, search: DAY_MS, website: 7 * DAY_MS },
    spacingMs: SPACING_MS,
    isPlaceId: (text) => readOsmId(text) !== null,
    async findAddress(text) {
      const [first] = (await ask('search', { q: text, limit: '1' }, resultsSchema)) ?? []
      if (first === undefined) return null
      const { lat, lon: lng } = first
      const address = tidyAddress(first.display_name)
      return { lat, lng, ...(address === '' ? {} : { address }) }
    },
    async describePoint({ lat, lng }) {
      const answer = await ask('reverse', { lat: `${lat}`, lon: `${lng}` }, reverseSchema)
      const address = tidyAddress(answer?.display_name ?? '')
      return address === '' ? null : { address }
    },
    async searchPlaces(input, { lat, lng }) {
      const box = [lng - NEAR_DEGREES, lat + NEAR_DEGREES, lng + NEAR_DEGREES, lat - NEAR_DEGREES]
      const near = { viewbox: box.join(','), bounded: '1', limit: String(MAX_SUGGESTIONS) }
      const found = (await ask('search', { q: input, ...near }, resultsSchema)) ?? []
      return found.flatMap(toSuggestion).slice(0, MAX_SUGGESTIONS)
    },
    async readWebsite(placeId) {
      const osmId = readOsmId(placeId)
      if (osmId === null) return null
      const [first] = (await ask('lookup', { osm_ids: osmId, extratags: '1' }, tagsSchema)) ?? []
      const tags = first?.extratags ?? {}
      const [website = ''] = WEBSITE_TAGS.flatMap((tag) => tags[tag] ?? [])
      return tidyWebsite(website)
    },
  }
}

/** The ids equal those of imported restaurants, so that a known restaurant is recognised. */
function toSuggestion(result: Result): Suggestion[] {
  const { osm_type: type, osm_id: id, lat, lon: lng, display_name: line } = result
  const name = tidyName(result.name ?? '') || tidyName(line.split(',')[0] ?? '')
  if (name === '' || !type || !id) return []
  return [
    {
      name,
      formatted_address: tidyAddress(line),
      geometry: { location: { lat, lng } },
      place_id: `${OWN_PLACE_PREFIX}osm-${type}-${id}`,
    },
  ]
}

/** "sprig-osm-node-42" as "N42". */
function readOsmId(placeId: string): string | null {
  const [, type, id] = /^sprig-osm-(node|way|relation)-(\d{1,15})$/.exec(placeId) ?? []
  return type === undefined ? null : `${type[0]?.toUpperCase()}${id}`
}
