import { count, measure, t, unitAfter } from '../../../languages/t.ts'
import type { Units } from './units.ts'

const METRES_PER_MILE = 1609.344

/** A readable distance: '0.42 mi', '1.80 km'. */
export function formatDistance(metres: number, units: Units): string {
  return units === 'mi'
    ? measure(metres / METRES_PER_MILE, 'mile', 2)
    : measure(metres / 1000, 'kilometer', 2)
}

/** What a distance says after its number: 'mi', 'km'. */
export function unitSign(units: Units): string {
  return unitAfter(units === 'mi' ? 'mile' : 'kilometer')
}

/** A search radius, rounded: '6 miles', '10 km'. */
export function formatRadius(km: number, units: Units): string {
  const value = units === 'mi' ? (km * 1000) / METRES_PER_MILE : km
  const rounded = value < 10 ? Number(value.toFixed(1)) : Math.round(value)
  if (units === 'km') return measure(rounded, 'kilometer')
  return t('{rounded, plural, one {{miles} mile} other {{miles} miles}}', {
    rounded,
    miles: count(rounded),
  })
}
