import { proxy } from 'valtio/vanilla'
import { count, measure, t } from '../../languages/t.ts'
import { readStored, store, watchStored } from './storage.ts'
import { UNITS_KEY } from './unitsKey.ts'
import { useShared } from './useShared.ts'

export type Units = 'mi' | 'km'

const METRES_PER_MILE = 1609.344

/** Metres as a person reads them: '0.42 mi', '1.80 km'. */
export function formatDistance(metres: number, units: Units): string {
  return units === 'mi'
    ? measure(metres / METRES_PER_MILE, 'mile', 2)
    : measure(metres / 1000, 'kilometer', 2)
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

/** In the Worker, and until the device has been asked. */
export const MILES: Readonly<{ chosen: Units }> = { chosen: 'mi' }

/** What follows changes it, in the browser alone. */
export const units = proxy({ ...MILES })

function readUnits(): void {
  units.chosen = readStored(UNITS_KEY) === 'km' ? 'km' : 'mi'
}

/** Takes over what this device remembers, and what other tabs choose; returns how to stop. */
export function startUnits(): () => void {
  readUnits()
  return watchStored(UNITS_KEY, readUnits)
}

export function chooseUnits(chosen: Units): void {
  units.chosen = chosen
  store(UNITS_KEY, chosen)
}

/** The visitor's units, remembered on the device. */
export function useUnits(): Units {
  return useShared(units, MILES).chosen
}
