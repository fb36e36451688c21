import { describe, expect, it } from 'vitest'
import { chooseUnits, startUnits, units } from './units.ts'

describe('the units of this device', () => {
  it('are miles until kilometres are chosen, here or in another tab', () => {
    const stop = startUnits()
    expect(units.chosen).toBe('mi')
    chooseUnits('km')
    expect([units.chosen, localStorage.getItem('units')]).toEqual(['km', 'km'])
    localStorage.setItem('units', 'mi')
    window.dispatchEvent(new StorageEvent('storage', { key: 'units' }))
    expect(units.chosen).toBe('mi')
    stop()
    localStorage.clear()
  })
})
