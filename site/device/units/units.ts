import { proxy } from 'valtio/vanilla'
import { readStored, store, watchStored } from '../storage.ts'
import { useShared } from '../useShared.ts'
import { UNITS_KEY } from './unitsKey.ts'

export type Units = 'mi' | 'km'

/** The state in the Worker, and until the device's data is read. */
export const MILES: Readonly<{ chosen: Units }> = { chosen: 'mi' }

/** Only functions of this file change it, and only in the browser. */
export const units = proxy({ ...MILES })

function readUnits(): void {
  units.chosen = readStored(UNITS_KEY) === 'km' ? 'km' : 'mi'
}

/** Reads the stored choice and follows other tabs; returns a function that stops it. */
export function startUnits(): () => void {
  readUnits()
  return watchStored(UNITS_KEY, readUnits)
}

export function chooseUnits(chosen: Units): void {
  units.chosen = chosen
  store(UNITS_KEY, chosen)
}

/** The visitor's units, stored on the device. */
export function useUnits(): Units {
  return useShared(units, MILES).chosen
}
