import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ENGLISH } from '../../languages/list.ts'
import { findSpeechBy } from '../../languages/speech.ts'
import { SUPPORTED_CITIES } from '../../worker/contract/places/cities.ts'
import { PAGES } from '../pages.ts'
import { showPage } from '../testing/showPage.tsx'
import { FailedPage } from './FailedPage.tsx'

const STATIC = ['about', 'contact', 'events', 'consulting', 'explore', 'notFound', 'failed']

test.each(STATIC)('the page %s has one title and no inline style', async (name) => {
  const { container } = await showPage(name)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(container.querySelector('[style]')).toBeNull()
})

test.each(PAGES.filter(({ loads, cache }) => loads === 'nothing' && cache === 'public'))(
  'the page $name has a title and words for search',
  ({ describe }) => {
    const { title, description } = describe({ page: 'plain' } as never)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThanOrEqual(160)
  },
)

test('explore links every supported city, and Cape Cod with its zoom', async () => {
  await showPage('explore')
  const main = within(screen.getByRole('main'))
  const cities = within(main.getAllByRole('list')[0] ?? document.body).getAllByRole('link')
  expect(cities).toHaveLength(SUPPORTED_CITIES.length)
  const address = (name: string) => main.getByRole('link', { name }).getAttribute('href')
  expect(address('Boston')).toBe('/cities/massachusetts/boston')
  expect(address('Cape Cod')).toBe('/cities/massachusetts/cape_cod?zoom=10')
})

test('explore invites visitors from elsewhere to sign up', async () => {
  await showPage('explore')
  const section = screen.getByRole('region', { name: "Don't see your city?" })
  expect(within(section).getByLabelText('Email')).toBeDefined()
  expect(within(section).getByRole('button', { name: 'Sign Up' })).toBeDefined()
})

test('the page of sign-up explains the roll-out', async () => {
  await showPage('signup')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign Up')
  expect(screen.getByText(/limited roll-out/)).toBeDefined()
})

test('about credits everyone whose data is shown, with their licences', async () => {
  await showPage('about')
  const text = document.body.textContent
  for (const words of [
    'OpenStreetMap contributors',
    'Open Database License',
    'GeoNames',
    'CC BY 4.0',
    'Census Bureau',
    'Natural Earth',
    'OpenFreeMap',
    'OpenMapTiles',
  ]) {
    expect(text).toContain(words)
  }
})

test.each([
  ['en', ''],
  ['de', '/de'],
])('a failed page offers the same address again (%s)', (code, base) => {
  findSpeechBy(() => ({ language: { code, dir: 'ltr' }, messages: {} }))
  const path = `${base}/cities/massachusetts/boston?zoom=13`
  const { hook, searchHook } = memoryLocation({ path })
  render(
    <Router base={base} hook={hook} searchHook={searchHook}>
      <FailedPage />
    </Router>,
  )
  findSpeechBy(() => ({ language: ENGLISH, messages: {} }))
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(path)
})

test.each(['contact', 'about'])(
  'the page %s names the button that reports a place, word for word',
  async (name) => {
    await showPage(name)
    expect(document.body.textContent).toContain('Report a problem')
  },
)
