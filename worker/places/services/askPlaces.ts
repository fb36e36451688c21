import type { Occasion } from '../../accounts/safety/occasion.ts'
import type { AddressAnswer, GeocodeAnswer, Suggestion } from '../../contract/builder.ts'
import type { LatLng } from '../../contract/search.ts'
import { openReader } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { readPlaceId } from '../../restaurants/adding/findDuplicates.ts'
import { listByPlaceId } from '../../restaurants/adding/store.ts'
import { openOffline } from './offline/offline.ts'

type PlacesEnv = Pick<Env, 'DB'>

/**
 * Where a typed address is.
 * @throws AppError not_found, in the words that the site shows
 */
export async function askAddress(
  env: PlacesEnv,
  text: string,
  _occasion: Occasion,
): Promise<GeocodeAnswer> {
  const found = await openOffline(openReader(env)).findAddress(text)
  if (found !== null) return found
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
  _occasion: Occasion,
): Promise<AddressAnswer> {
  const found = await openOffline(openReader(env)).describePoint(point)
  if (found !== null) return found
  throw new AppError('not_found', 'We know no address there')
}

/** Restaurants of a name around a point. */
export async function askSuggestions(
  env: PlacesEnv,
  input: string,
  near: LatLng,
  _occasion: Occasion,
): Promise<{ suggestions: Suggestion[]; note?: string }> {
  return { suggestions: await openOffline(openReader(env)).searchPlaces(input, near) }
}

/**
 * The website of a place, from our own listing or the provider.
 * @throws AppError not_found
 */
export async function askWebsite(
  env: PlacesEnv,
  placeId: string,
  _occasion: Occasion,
): Promise<{ website: string }> {
  const own = await listByPlaceId(openReader(env), readPlaceId(placeId), 5)
  const website = own.find((row) => row.website !== null)?.website ?? null
  if (website !== null) return { website }
  throw new AppError('not_found', 'We know no website of that place', { param: 'googleId' })
}
