import { expect, test, vi } from 'vitest'
import { readStored, readStoredJson, store, storedKeys, watchStored } from './storage.ts'

test('what is stored is read again, and null forgets it', () => {
  store('units', 'km')
  expect([readStored('units'), localStorage.getItem('units')]).toEqual(['km', 'km'])
  expect(readStored('units', 'sessionStorage')).toBeNull()
  store('units', null)
  expect([readStored('units'), localStorage.length]).toEqual([null, 0])
})

test('what the device refuses to keep lasts as long as the page', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => 'mi', setItem, removeItem: () => undefined })
  store('units', 'km')
  expect(readStored('units')).toBe('km')
  store('units', null)
  expect(readStored('units')).toBe('mi')
})

test('invalid JSON is read as null', () => {
  store('account', '{"id":')
  expect(readStoredJson('account')).toBeNull()
  store('account', '{"id":1}')
  expect(readStoredJson('account')).toEqual({ id: 1 })
})

test('keys are found by their start', () => {
  for (const key of ['draft:ada:edit:1', 'draft:ada:menu:1', 'draft:bob:edit:1']) store(key, '{}')
  expect(storedKeys('draft:ada:').toSorted()).toEqual(['draft:ada:edit:1', 'draft:ada:menu:1'])
})

test('another tab that changes a key or clears everything is heard, other keys are not', () => {
  const heard = vi.fn()
  const stop = watchStored('token', heard)
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(heard).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a page that comes back from the history hears of what changed meanwhile, and of nothing else', () => {
  const heard = vi.fn()
  const stop = watchStored('units', heard)
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  window.dispatchEvent(new Event('pagehide'))
  show(true)
  expect(heard).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  store('units', 'mi')
  show(true)
  expect(heard).toHaveBeenCalledOnce()
  stop()
})
