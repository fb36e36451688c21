import { z } from 'zod'
import { latitude, longitude } from '../../../contract/degrees.ts'
import { DAY_MS } from '../../../contract/durations.ts'
import { MAX_SUGGESTIONS } from '../../../contract/limits.ts'
import { OWN_PLACE_PREFIX, type Suggestion } from '../../../contract/restaurants/builder.ts'
import { askJson, type Outside } from '../askJson.ts'
import type { PlaceService } from '../service.ts'
import { tidyAddress, tidyName, tidyWebsite } from '../tidyAnswer.ts'

const GEOCODING = 'https://geocode.googleapis.com/v4/geocode'
const PLACES = 'https://places.googleapis.com/v1'
/** The largest circle for `locationBias`. */
const NEAR_METRES = 50_000

const locationSchema = z
  .object({ latitude, longitude })
  .transform(({ latitude: lat, longitude: lng }) => ({ lat, lng }))
// Google leaves empty lists out of its answers.
const pointsSchema = z.object({
  results: z.array(z.object({ location: locationSchema })).default([]),
})
const addressesSchema = z.object({
  results: z.array(z.object({ formattedAddress: z.string() })).default([]),
})
const foundSchema = z.object({
  places: z
    .array(
      z.object({
        id: z.string(),
        displayName: z.object({ text: z.string() }),
        formattedAddress: z.string().default(''),
        location: locationSchema,
      }),
    )
    .default([]),
})
const detailsSchema = z.object({ websiteUri: z.string().optional() })

/**
 * Google's Geocoding API (v4) and Places API (New), with a server key in a header. Google lets us keep only coordinates, for 30
 * days; an address stays as the person wrote it.
 */
export function openGoogle(outside: Outside, key: string): PlaceService {
  const headers = (fields: string) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': fields })
  return {
    name: 'google',
    cacheMs: { address: 30 * DAY_MS, point: 0, search: 0, website: 0 },
    spacingMs: 0,
    isPlaceId,
    async findAddress(text) {
      const answer = await askJson(outside, {
        url: `${GEOCODING}/address/${encodeURIComponent(text.replaceAll('/', ' '))}`,
        headers: headers('results.location'),
        schema: pointsSchema,
        missing: [400, 404],
      })
      const [first] = answer?.results ?? []
      return first?.location ?? null
    },
    async describePoint({ lat, lng }) {
      const answer = await askJson(outside, {
        url: `${GEOCODING}/location/${lat},${lng}`,
        headers: headers('results.formattedAddress'),
        schema: addressesSchema,
        missing: [400, 404],
      })
      const address = tidyAddress(answer?.results[0]?.formattedAddress ?? '')
      return address === '' ? null : { address }
    },
    async searchPlaces(input, { lat, lng }) {
      const circle = { center: { latitude: lat, longitude: lng }, radius: NEAR_METRES }
      const answer = await askJson(outside, {
        url: `${PLACES}/places:searchText`,
        headers: headers('places.id,places.displayName,places.formattedAddress,places.location'),
        body: { textQuery: input, pageSize: MAX_SUGGESTIONS, locationBias: { circle } },
        schema: foundSchema,
        missing: [400],
      })
      return (answer?.places ?? []).flatMap(toSuggestion).slice(0, MAX_SUGGESTIONS)
    },
    async readWebsite(placeId) {
      if (!isPlaceId(placeId)) return null
      const answer = await askJson(outside, {
        url: `${PLACES}/places/${placeId}`,
        headers: headers('websiteUri'),
        schema: detailsSchema,
        missing: [400, 404],
      })
      return tidyWebsite(answer?.websiteUri ?? '')
    },
  }
}

function isPlaceId(text: string): boolean {
  return /^[\w-]{1,300}$/.test(text) && !text.startsWith(OWN_PLACE_PREFIX)
}

function toSuggestion(place: z.infer<typeof foundSchema>['places'][number]): Suggestion[] {
  const name = tidyName(place.displayName.text)
  if (name === '' || !isPlaceId(place.id)) return []
  return [
    {
      name,
      formatted_address: tidyAddress(place.formattedAddress),
      geometry: { location: place.location },
      place_id: place.id,
    },
  ]
}
