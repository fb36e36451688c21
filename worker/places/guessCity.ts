import type { Place } from '../contract/search.ts'
import { findKnownCity } from './gazetteer/cityNames.ts'

/**
 * The visitor's city as a suggestion, which the edge derives from their IP address. Null when the edge does not know it, as in
 * local development.
 */
export function guessCity(cf: Readonly<Record<string, unknown>> | undefined): Place | null {
  if (cf === undefined) return null
  const city = textOf(cf.city)
  const lat = degrees(cf.latitude, 90)
  const lng = degrees(cf.longitude, 180)
  if (city === '' || lat === null || lng === null) return null
  const country = textOf(cf.country)
  const region = (country === 'US' && textOf(cf.regionCode)) || textOf(cf.region)
  // The edge speaks English: our Köln is its Cologne.
  const { name, names } = findKnownCity(country, city) ?? { name: city }
  return { name, ...(names && { names }), region, country, lat, lng }
}

/** The visitor's country (ISO 3166-1 alpha-2), as the edge sees it; null when unknown. */
export function guessCountry(cf: Readonly<Record<string, unknown>> | undefined): string | null {
  const country = textOf(cf?.country)
  // XX is unknown, and T1 is Tor.
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null
}

function textOf(given: unknown): string {
  return typeof given === 'string' ? given.trim() : ''
}

function degrees(text: unknown, most: number): number | null {
  if (typeof text !== 'string' || !/^-?\d+(\.\d+)?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}
