import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { startTheme } from './theme.ts'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

function open() {
  render(<ThemeSwitch />)
  startTheme()
}
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const shown = () => document.documentElement.dataset.theme

test('a chosen theme shows at once and is remembered on the device', () => {
  open()
  fireEvent.click(choice('Dark'))
  expect(shown()).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')

  fireEvent.click(choice('Same as the device'))
  expect(shown()).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('the remembered theme is the one marked', () => {
  localStorage.setItem('theme', 'light')
  open()
  expect(choice('Light').checked).toBe(true)
})

test('a theme chosen in another tab shows here', () => {
  open()
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect([shown(), choice('Dark').checked]).toEqual(['dark', true])
})

test('where nothing can be kept, a chosen theme lasts as long as the page', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined })
  open()
  fireEvent.click(choice('Dark'))
  expect([shown(), choice('Dark').checked]).toEqual(['dark', true])
  fireEvent.click(choice('Same as the device'))
  expect([shown(), choice('Dark').checked]).toEqual([undefined, false])
})
