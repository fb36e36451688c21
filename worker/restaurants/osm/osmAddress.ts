import type { LatLng } from '../../contract/search.ts'

/** Countries where the house number comes before the street. */
const NUMBER_FIRST = new Set([
  'US',
  'USA',
  'GB',
  'UK',
  'IE',
  'CA',
  'AU',
  'NZ',
  'ZA',
  'IN',
  'FR',
  'SG',
])
const ENGLISH_STREET =
  /\b(street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|court|place|square|terrace|way|parade)\.?$/i
const HOUSE_NUMBER = /^\d+[a-z]?(?:[-/]\d+[a-z]?)?$/i

/**
 * The addr tags of a place as one line in local order: "Weserstraße 12, 12047 Berlin, DE", and in the US "12 Main
 * Street, Concord, NH 03301". Empty when it has none.
 */
export function formatAddress(tags: Readonly<Record<string, string>>, place: LatLng): string {
  const part = (name: string) => tags[`addr:${name}`]?.replace(/\s+/g, ' ').trim() ?? ''
  const country = part('country')
  const postcode = part('postcode')
  const city = part('city') || part('town') || part('village') || part('suburb')
  const street = streetLine(part('street') || part('place'), part('housenumber'), country)
  if (street === '' && city === '' && postcode === '') return part('full')

  const isUs = /^usa?$/i.test(country) || (country === '' && isUsPostcode(postcode, place))
  const lines = isUs
    ? [street, city, joined(part('state'), postcode)]
    : [street, joined(postcode, city), country]
  return lines.filter((line) => line !== '').join(', ')
}

function streetLine(street: string, number: string, country: string): string {
  if (number !== '') {
    if (street === '') return ''
    return isNumberFirst(street, country) ? `${number} ${street}` : `${street} ${number}`
  }
  // Some data sets put the number after the street in every country.
  const end = street.lastIndexOf(' ')
  const name = street.slice(0, Math.max(end, 0))
  const after = street.slice(end + 1)
  return HOUSE_NUMBER.test(after) && ENGLISH_STREET.test(name) ? `${after} ${name}` : street
}

function isNumberFirst(street: string, country: string): boolean {
  if (country !== '') return NUMBER_FIRST.has(country.toUpperCase())
  return ENGLISH_STREET.test(street)
}

/** Many countries have five digits, so the coordinates decide. */
function isUsPostcode(postcode: string, { lat, lng }: LatLng): boolean {
  return /^\d{5}(-\d{4})?$/.test(postcode) && lng < -66 && lat > (lng > -117 && lng < -97 ? 29 : 18)
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
