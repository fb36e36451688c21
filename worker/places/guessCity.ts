import type { LatLng } from '../contract/search.ts'

/** The visitor's city as the edge sees it by the address of the connection. */
export interface GuessedCity extends LatLng {
  name: string
  region: string
}

/**
 * A city to offer, never to take unasked; null when the edge cannot tell (as on a developer's machine without a
 * network).
 */
export function guessCity(cf: Readonly<Record<string, unknown>> | undefined): GuessedCity | null {
  if (cf === undefined) return null
  const { city, region, country, latitude, longitude } = cf
  const lat = degrees(latitude, 90)
  const lng = degrees(longitude, 180)
  if (typeof city !== 'string' || city.trim() === '' || lat === null || lng === null) return null
  const within = [region, country].find((one) => typeof one === 'string' && one !== '')
  return { name: city.trim(), region: typeof within === 'string' ? within : '', lat, lng }
}

function degrees(text: unknown, most: number): number | null {
  if (typeof text !== 'string' || !/^-?\d+(\.\d+)?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}
