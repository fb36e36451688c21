import { useSyncExternalStore } from 'react'
import { readStored, store } from './storage.ts'

export type Units = 'mi' | 'km'

const METRES_PER_MILE = 1609.344
const KEY = 'units'
const CHANGED = 'sprig:units'

/** Metres as a person reads them: '0.42 mi', '1.80 km'. */
export function formatDistance(metres: number, units: Units): string {
  return `${(metres / (units === 'mi' ? METRES_PER_MILE : 1000)).toFixed(2)} ${units}`
}

/** A search radius, rounded: '6 miles', '10 km'. */
export function formatRadius(km: number, units: Units): string {
  const value = units === 'mi' ? (km * 1000) / METRES_PER_MILE : km
  const text = value < 10 ? Number(value.toFixed(1)) : Math.round(value)
  return `${text.toLocaleString('en-US')} ${units === 'mi' ? (text === 1 ? 'mile' : 'miles') : 'km'}`
}

const readUnits = (): Units => (readStored(KEY) === 'km' ? 'km' : 'mi')

export function chooseUnits(units: Units): void {
  store(KEY, units)
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The visitor's units, remembered on the device; miles until the device has been asked. */
export function useUnits(): Units {
  return useSyncExternalStore(subscribe, readUnits, () => 'mi')
}
