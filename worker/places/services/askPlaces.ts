import { z } from 'zod'
import type { AddressAnswer, GeocodeAnswer, Suggestion } from '../../contract/listings/builder.ts'
import { formatCoordinates, parseCoordinates } from '../../contract/places/coordinates.ts'
import type { LatLng } from '../../contract/search.ts'
import { openReader } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { readPlaceId } from '../../restaurants/adding/findDuplicates.ts'
import { listByPlaceId } from '../../restaurants/adding/store.ts'
import type { Occasion } from '../../safety/occasion.ts'
import { placeWords } from '../gazetteer/foldName.ts'
import { OUTSIDE } from './askJson.ts'
import { askService, type PlacesEnv } from './askService.ts'
import { openOffline } from './offline/offline.ts'

const DOWN_NOTE = 'the place service cannot be reached just now'
const MAX_OWN = 5

const addressSchema = z.object({ address: z.string() })
const pointSchema = z.object({ lat: z.number(), lng: z.number() })
const suggestionSchema = z.object({
  name: z.string(),
  formatted_address: z.string(),
  geometry: z.object({ location: pointSchema }),
  place_id: z.string(),
})

/** Says besides what the gazetteer says that it stands in for a service. */
function withNote<T extends AddressAnswer>(answer: T, isDown: boolean): T {
  if (!isDown) return answer
  return { ...answer, note: [answer.note, DOWN_NOTE].filter(Boolean).join('; ') }
}

/**
 * Where a typed address is.
 * @throws AppError not_found, in the words that the site shows
 */
export async function askAddress(
  env: PlacesEnv,
  text: string,
  occasion: Pick<Occasion, 'now' | 'later'>,
  outside = OUTSIDE,
): Promise<GeocodeAnswer> {
  const point = parseCoordinates(text)
  if (point !== null) {
    const described = await describe(env, point, occasion, outside)
    return { ...point, ...(described ?? { address: formatCoordinates(point) }) }
  }
  const { value, isDown } = await askService(
    env,
    {
      question: 'address',
      key: text.toLowerCase(),
      schema: pointSchema.extend(addressSchema.partial().shape).nullable(),
      isFor: () => placeWords(text).length > 0,
      call: (service) => service.findAddress(text),
    },
    occasion,
    outside,
  )
  const found = value ?? (await openOffline(openReader(env)).findAddress(text))
  if (found !== null) return withNote({ ...found, address: found.address ?? text }, isDown)
  const sentence = `${text} not recognized as a valid address, please try a different input`
  throw new AppError('not_found', sentence, { param: 'address' })
}

/**
 * The address of a point.
 * @throws AppError not_found where there is none
 */
export async function askPoint(
  env: PlacesEnv,
  point: LatLng,
  occasion: Pick<Occasion, 'now' | 'later'>,
  outside = OUTSIDE,
): Promise<AddressAnswer> {
  const found = await describe(env, point, occasion, outside)
  if (found !== null) return found
  throw new AppError('not_found', 'We know no address there')
}

async function describe(
  env: PlacesEnv,
  point: LatLng,
  occasion: Pick<Occasion, 'now' | 'later'>,
  outside = OUTSIDE,
): Promise<AddressAnswer | null> {
  const { value, isDown } = await askService(
    env,
    {
      question: 'point',
      key: formatCoordinates(point),
      schema: addressSchema.nullable(),
      call: (service) => service.describePoint(point),
    },
    occasion,
    outside,
  )
  const found = value ?? (await openOffline(openReader(env)).describePoint(point))
  return found && withNote(found, isDown)
}

/** Restaurants of a name around a point; `note` says when a service was stood in for. */
export async function askSuggestions(
  env: PlacesEnv,
  input: string,
  near: LatLng,
  occasion: Pick<Occasion, 'now' | 'later'>,
  outside = OUTSIDE,
): Promise<{ suggestions: Suggestion[]; note?: string }> {
  const { value, isDown } = await askService(
    env,
    {
      question: 'search',
      // A hundredth of a degree is about a kilometre, which a search does not feel.
      key: `${near.lat.toFixed(2)} ${near.lng.toFixed(2)} ${input.toLowerCase()}`,
      schema: z.array(suggestionSchema),
      call: (service) => service.searchPlaces(input, near),
    },
    occasion,
    outside,
  )
  if (value !== null && value.length > 0) return { suggestions: value }
  const suggestions = await openOffline(openReader(env)).searchPlaces(input, near)
  return isDown ? { suggestions, note: DOWN_NOTE } : { suggestions }
}

/**
 * The website of a place, from our own listing or the provider.
 * @throws AppError not_found
 */
export async function askWebsite(
  env: PlacesEnv,
  placeId: string,
  occasion: Pick<Occasion, 'now' | 'later'>,
  outside = OUTSIDE,
): Promise<{ website: string }> {
  const own = await listByPlaceId(openReader(env), readPlaceId(placeId), MAX_OWN)
  const known = own.find((row) => row.website !== null)?.website
  if (known) return { website: known }
  const { value: website } = await askService(
    env,
    {
      question: 'website',
      key: placeId,
      schema: z.string().nullable(),
      isFor: (service) => service.isPlaceId(placeId),
      call: (service) => service.readWebsite(placeId),
    },
    occasion,
    outside,
  )
  if (website !== null) return { website }
  throw new AppError('not_found', 'We know no website of that place', { param: 'googleId' })
}
