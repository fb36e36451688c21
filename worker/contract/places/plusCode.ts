import type { LatLng } from '../search.ts'
import { toMetre } from './coordinates.ts'

/** A whole Open Location Code, which phones show as "Plus code": "87JC9W6R+2G". */
const CODE = /(?<![\w+])([23456789CFGHJMPQRVWX]{8})\+([23456789CFGHJMPQRVWX]{2,3})(?![\w+])/i
const DIGITS = '23456789CFGHJMPQRVWX'
/** A last letter divides its cell into four columns and five rows. */
const COLUMNS = 4
const ROWS = 5

/**
 * The middle of the cell of a plus code in a text; null without one. A short code ("9W6R+2G Boston") needs a place to say which
 * is meant, so it is none. https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
 */
export function readPlusCode(text: string): LatLng | null {
  const [, area = '', rest = ''] = CODE.exec(text) ?? []
  if (area === '') return null
  const digits = Array.from((area + rest).toUpperCase(), (letter) => DIGITS.indexOf(letter))
  let [lat, lng, height, width] = [-90, -180, 400, 400]
  for (const [at, digit] of digits.entries()) {
    if (at === 10) {
      height /= ROWS
      width /= COLUMNS
      lat += Math.floor(digit / COLUMNS) * height
      lng += (digit % COLUMNS) * width
    } else if (at % 2 === 0) {
      height /= 20
      lat += digit * height
    } else {
      width /= 20
      lng += digit * width
    }
  }
  if (lat >= 90 || lng >= 180) return null
  return { lat: toMetre(lat + height / 2), lng: toMetre(lng + width / 2) }
}
