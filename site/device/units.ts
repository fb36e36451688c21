import { proxy } from 'valtio/vanilla'
import { readStored, store, watchStored } from './storage.ts'
import { UNITS_KEY } from './unitsKey.ts'
import { useShared } from './useShared.ts'

export type Units = 'mi' | 'km'

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
