import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { DetailsContent } from '../../worker/contract/page/page.ts'
import { readDevice } from '../account/auth.ts'
import { type FakeAnswers, fakeApi } from '../testing/fakeApi.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { makeInput } from '../testing/renderVisit.tsx'
import { DetailsRoute } from './DetailsRoute.tsx'

const a = makeRestaurant({ _id: 'a', name: 'Aloo' })
const b = makeRestaurant({ _id: 'b', name: 'Beet' })
const API: FakeAnswers = {
  'GET /api/restaurants/a': { body: a },
  'GET /api/restaurants/b': { body: b },
  'GET /api/restaurantDetails/a': { body: { menu: '# Soups' } },
}
const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const brought: DetailsContent = { page: 'details', restaurant: a, menu: null }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  document.title = 'Another page'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Somebody signed out comes to a restaurant; `first` is what the Worker brought. */
function visit(path: string, answers: FakeAnswers, first: DetailsContent | null = null) {
  const seen = fakeApi(answers)
  const input = makeInput({ url: path, ...(first ? { content: first } : {}) })
  readDevice()
  const { hook, navigate } = memoryLocation({ path })
  render(
    <Router hook={hook}>
      <Route path="/details/:id">
        <DetailsRoute input={input} />
      </Route>
    </Router>,
  )
  return { seen, go: (to: string) => act(() => navigate(to)) }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('what the Worker brought is shown without asking again, and names the page', async () => {
  const { seen } = visit('/details/a', API, brought)
  await heading('Aloo')
  expect(seen).toEqual([])
  expect(document.title).toBe('Aloo: Thai, Middle Eastern | Sprig')
})

test('from one restaurant to another and back each is shown, with its own title', async () => {
  const { go } = visit('/details/a', API, brought)
  go('/details/b')
  await heading('Beet')
  expect(document.title).toBe('Beet: Thai, Middle Eastern | Sprig')
  go('/details/a')
  await heading('Aloo')
  expect(document.title).toBe('Aloo: Thai, Middle Eastern | Sprig')
})

test('what was brought long ago is shown, and read once more', async () => {
  const { go } = visit('/details/a', API, brought)
  go('/details/b')
  await heading('Beet')
  vi.setSystemTime(NOW + 60 * 60_000)
  go('/details/a')
  expect(screen.getByRole('heading', { level: 1, name: 'Aloo' })).toBeDefined()
  await screen.findByRole('heading', { name: 'Soups' })
})

test('a menu that cannot be read is reported, and the page is shown without it', async () => {
  const menu = { 'GET /api/restaurantDetails/a': { status: 503 } }
  const { seen } = visit('/details/a', { ...API, ...menu })
  await heading('Aloo')
  expect(screen.getByText('Green curry')).toBeDefined()
  expect(seen.find(({ path }) => path.endsWith('/logging'))?.body).toEqual({
    message: 'menu of a: 503',
  })
})

test('a restaurant that is missing or cannot be read names the page so', async () => {
  const { go } = visit('/details/gone', { ...API, 'GET /api/restaurants/b': { status: 503 } })
  await heading('Page not found')
  expect(document.title).toBe('Page not found | Sprig')
  go('/details/b')
  await heading('Back in a moment')
  expect(document.title).toBe('Back in a moment | Sprig')
  go('/details/a')
  await heading('Aloo')
})

test('without a line it says so, tries again, and knows the way back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const answers: FakeAnswers = {
    'GET /api/restaurants/a': () => Promise.reject(new TypeError('Failed to fetch')),
  }
  visit('/details/a', answers)
  await heading('This restaurant could not be loaded')
  expect(screen.getByText(/^You seem to be offline\./)).toBeTruthy()
  expect(screen.queryByText(/It is us, not you/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the list' })).toBeTruthy()
  onLine.mockReturnValue(true)
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(await screen.findByText(/^Sprig could not be reached\./)).toBeTruthy()
  Object.assign(answers, API)
  act(() => void window.dispatchEvent(new Event('online')))
  await heading('Aloo')
  onLine.mockRestore()
})
