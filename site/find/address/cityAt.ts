import type { City } from '../../../worker/contract/page/page.ts'
import { findSupportedCity, slugTitle } from '../../../worker/contract/places/cities.ts'
import { ApiError } from '../../api/client.ts'
import { notRecognized } from '../../api/notRecognized.ts'
import { locate } from '../../api/places.ts'

/** The city of a path /cities/{state}/{city}; rejects with the server's error, or when there is no such city. */
export async function cityAt(path: string, signal: AbortSignal): Promise<City> {
  const [stateSlug = '', citySlug = ''] = path.split('/').slice(2).map(decodeURIComponent)
  const known = findSupportedCity(stateSlug, citySlug)
  const name = { city: known?.name ?? slugTitle(citySlug), state: slugTitle(stateSlug) }
  try {
    return { ...name, place: known?.place ?? (await locate(`${name.city}, ${name.state}`, signal)) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    throw new ApiError(404, [{ msg: notRecognized(name.city), code: 'not_found' }])
  }
}
