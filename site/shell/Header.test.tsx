import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { startTheme } from './theme.ts'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('a visitor sees the way home, Explore, Consulting, Login and Sign Up', () => {
  render(<Header signedIn={false} />)
  expect(links()).toEqual([
    ['Sprig', '/'],
    ['Explore', '/explore'],
    ['Consulting', '/consulting'],
    ['Login', '/login'],
    ['Sign Up', '/signup'],
  ])
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
})

test('someone signed in sees Create, Admin and Logout instead', () => {
  const onLogout = vi.fn()
  render(<Header signedIn onLogout={onLogout} />)
  expect(links()).toEqual([
    ['Sprig', '/'],
    ['Explore', '/explore'],
    ['Consulting', '/consulting'],
    ['Create', '/create/v2/search'],
    ['Admin', '/admin'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(onLogout).toHaveBeenCalledOnce()
})

test('until the device has been asked, the links of both are there for the styles to choose from', () => {
  render(<Header signedIn={null} />)
  const shownTo = (name: string) =>
    screen.getByRole('link', { name }).closest('li')?.getAttribute('class')
  expect(['Login', 'Sign Up'].map(shownTo)).toEqual(['for-visitors', 'for-visitors'])
  expect(['Create', 'Admin'].map(shownTo)).toEqual(['for-members', 'for-members'])
})

test('the menu opens without script: its button names the popover', () => {
  const { container } = render(<Header signedIn={false} />)
  const target = screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget')
  expect(container.querySelector(`#${target}`)?.hasAttribute('popover')).toBe(true)
})

test('a chosen theme shows at once and is remembered on the device', () => {
  render(<Header signedIn={false} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')

  fireEvent.click(screen.getByRole('radio', { name: 'Same as the device' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('the remembered theme is the one marked, also when another tab remembers another', () => {
  localStorage.setItem('theme', 'light')
  render(<Header signedIn={false} />)
  let stop = () => {}
  act(() => {
    stop = startTheme()
  })
  const light = screen.getByRole<HTMLInputElement>('radio', { name: 'Light' })
  expect(light.checked).toBe(true)
  localStorage.setItem('theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true)
  expect(document.documentElement.dataset.theme).toBe('dark')
  stop()
})

test('where nothing can be kept, a chosen theme lasts as long as the page', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined })
  render(<Header signedIn={false} />)
  const dark = screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' })
  fireEvent.click(dark)
  expect([document.documentElement.dataset.theme, dark.checked]).toEqual(['dark', true])
  fireEvent.click(screen.getByRole('radio', { name: 'Same as the device' }))
  expect([document.documentElement.dataset.theme, dark.checked]).toEqual([undefined, false])
  vi.unstubAllGlobals()
})

test('the footer carries the year it is given and its three links', () => {
  render(<Footer year={2031} variant="closed" />)
  expect(screen.getByText('© 2031 Sprig')).toBeDefined()
  expect(links()).toEqual([
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Events', '/events'],
  ])
})

test.each([
  ['/explore', '/login?next=%2Fexplore'],
  [
    '/cities/massachusetts/boston?q=tofu',
    '/login?next=%2Fcities%2Fmassachusetts%2Fboston%3Fq%3Dtofu',
  ],
  ['/login?next=/about', '/login'],
])('from %s Login leads to %s, which comes back without a script', (here, login) => {
  window.history.replaceState(null, '', here)
  render(<Header signedIn={false} />)
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(login)
  window.history.replaceState(null, '', '/')
})
