import type { LatLng } from '../search.ts'
import { shortPattern } from '../shortPattern.ts'
import { plainTyping } from './plainTyping.ts'

/** Coordinates with seconds, letters and spaces take 60 characters. */
const MAX_LENGTH = 200
const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`
const MINUTES = String.raw`(?:\s*(\d{1,2}(?:\.\d+)?)\s*['′’])?(?:\s*(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''))?`
const ANGLE = String.raw`([NSEW])?\s*(${NUMBER})\s*°?${MINUTES}\s*([NSEW])?`
const PAIR = shortPattern(
  MAX_LENGTH,
  `^(?:geo:)?\\s*${ANGLE}(\\s*[,;]\\s*|\\s+|(?<=[NSEW°]))${ANGLE}$`,
  'i',
)
/** "52,52 13,405", as most of Europe writes decimals; "52,52" alone would be a pair. */
const COMMA_NUMBER = String.raw`([+-]?\d{1,3}),(\d{1,15}\s?°?\s?[NSEW]?)`
const COMMA_PAIR = new RegExp(`^${COMMA_NUMBER}\\s?(?:;|,?\\s)\\s?${COMMA_NUMBER}$`, 'i')

interface Angle {
  degrees: number
  /** 'N', 'S', 'E', 'W', or null when not given. */
  side: string
}

/**
 * Coordinates as people write them: "42.36, -71.06", "42.36° N 71.06° W", `42°21'36"N, 71°3'36"W`; latitude first
 * unless the letters say otherwise. Null for any other text and for values out of range.
 */
export function parseCoordinates(text: string): LatLng | null {
  // Runs of spaces would make the pattern backtrack.
  const plain = plainTyping(text).replace(/\s+/g, ' ').replaceAll('−', '-').replaceAll('º', '°')
  const match = PAIR.exec(plain.replace(COMMA_PAIR, '$1.$2;$3.$4'))
  if (match === null) return null
  const first = angle(match.slice(1, 6))
  const separator = match[6] ?? ''
  const second = angle(match.slice(7, 12))
  if (first === null || second === null) return null
  // "42 71" is more likely a house number and a street.
  const isMarked = first.side !== '' || second.side !== '' || plain.includes('°')
  if (separator.trim() === '' && !isMarked && !(plain.split('.').length > 2)) return null

  const isSwapped = /[EW]/.test(first.side) || /[NS]/.test(second.side)
  const [lat, lng] = isSwapped ? [second, first] : [first, second]
  if (/[EW]/.test(lat.side) || /[NS]/.test(lng.side)) return null
  if (Math.abs(lat.degrees) > 90 || Math.abs(lng.degrees) > 180) return null
  return { lat: lat.degrees, lng: lng.degrees }
}

function angle(parts: (string | undefined)[]): Angle | null {
  const [before, number = '', minutes = '0', seconds = '0', after] = parts
  if (before !== undefined && after !== undefined) return null
  const side = (before ?? after ?? '').toUpperCase()
  const degrees = Number(number)
  const size = Math.abs(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null
  if (side !== '' && /^[+-]/.test(number)) return null
  const isNegative = number.startsWith('-') || side === 'S' || side === 'W'
  return { degrees: isNegative && size !== 0 ? -size : size, side }
}

/** Degrees with at most five decimals, about a metre. */
export const toMetre = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** "42.36, -71.06". */
export function formatCoordinates({ lat, lng }: LatLng): string {
  return `${toMetre(lat)}, ${toMetre(lng)}`
}
