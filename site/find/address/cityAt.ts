import type { City } from '../../../worker/contract/page/page.ts'
import { findSupportedCity, slugTitle } from '../../../worker/contract/places/cities.ts'
import { ApiError } from '../../api/client.ts'
import { notRecognized } from '../../api/notRecognized.ts'
import { locate } from '../../api/places.ts'

/** The city that a path /cities/{state}/{city} names; rejects, as the server says or that nobody knows it. */
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
