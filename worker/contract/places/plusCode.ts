import type { LatLng } from '../search.ts'
import { toMetre } from './coordinates.ts'

/** An Open Location Code, which phones show as "Plus code": "87JC9W6R+2G", or short beside a town, "9W6R+2G Boston". */
const CODE =
  /(?<![\w+])((?:[23456789CFGHJMPQRVWX]{2}){2,4})\+([23456789CFGHJMPQRVWX]{2,7})(?![\w+])/i
const DIGITS = '23456789CFGHJMPQRVWX'
/** The number of digits in pairs, of latitude and longitude, and of those before the plus of a whole code. */
const PAIRED = 10
const BEFORE_PLUS = 8
/** A further digit divides its cell into four columns and five rows. */
const COLUMNS = 4
const ROWS = 5

interface PlusCode {
  digits: readonly number[]
  /** How many of the first digits a short code lacks, which a place near it has. */
  missing: number
  /** The text without it. */
  beside: string
}

/** The plus code in a text; null without one. */
export function readPlusCode(text: string): PlusCode | null {
  const [code, area = '', rest = ''] = CODE.exec(text) ?? []
  if (code === undefined) return null
  return {
    digits: Array.from((area + rest).toUpperCase(), (letter) => DIGITS.indexOf(letter)),
    missing: BEFORE_PLUS - area.length,
    beside: text.replace(code, ' ').trim(),
  }
}

/**
 * The middle of the cell of a plus code, for a short one of the cell nearest to `near`; null for one beyond the world.
 * https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
 */
export function middleOf(
  { digits, missing }: PlusCode,
  near: LatLng = { lat: 0, lng: 0 },
): LatLng | null {
  const size = 20 ** (2 - missing / 2)
  let [lat, lng, height, width] = [-90, -180, size, size]
  for (const [i, digit] of digits.entries()) {
    if (i + missing >= PAIRED) {
      height /= ROWS
      width /= COLUMNS
      lat += Math.floor(digit / COLUMNS) * height
      lng += (digit % COLUMNS) * width
    } else if (i % 2 === 0) {
      height /= 20
      lat += digit * height
    } else {
      width /= 20
      lng += digit * width
    }
  }
  if (lat >= 90 || lng >= 180) return null
  // Codes of the same last digits lie `size` apart, beyond no pole but around the Earth.
  const nearest = (at: number, to: number) => at + Math.round((to - at) / size) * size
  const nearLat = nearest(lat + height / 2, near.lat)
  const nearLng = nearest(lng + width / 2, near.lng)
  return {
    lat: toMetre(Math.abs(nearLat) > 90 ? nearLat - Math.sign(nearLat) * size : nearLat),
    lng: toMetre(nearLng - 360 * Math.round(nearLng / 360)),
  }
}
