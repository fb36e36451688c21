import { render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { PageMeta, PageProps } from '../../worker/contract/page/page.ts'
import { SUPPORTED_CITIES } from '../../worker/contract/places/cities.ts'
import { Layout } from '../shell/Layout.tsx'
import { makeInput, renderVisit } from '../testing/renderVisit.tsx'
import * as about from './AboutPage.tsx'
import * as consulting from './ConsultingPage.tsx'
import * as contact from './ContactPage.tsx'
import * as explore from './ExplorePage.tsx'
import * as events from './events/EventsPage.tsx'
import * as failed from './FailedPage.tsx'
import * as notFound from './NotFoundPage.tsx'

const PAGES: [string, ComponentType<PageProps>, PageMeta][] = [
  ['about', about.AboutPage, about.meta],
  ['contact', contact.ContactPage, contact.meta],
  ['events', events.EventsPage, events.meta],
  ['consulting', consulting.ConsultingPage, consulting.meta],
  ['explore', explore.ExplorePage, explore.meta],
  ['not found', notFound.NotFoundPage, notFound.meta],
  ['failed', failed.FailedPage, failed.meta],
]

function inLayout(Page: ComponentType<PageProps>) {
  return (
    <Router ssrPath="/" ssrSearch="">
      <Layout signedIn={null} year={2026} footer="open">
        <Page input={makeInput()} />
      </Layout>
    </Router>
  )
}

test.each(PAGES)('the page %s is the same in the Worker and in the browser', async (_, Page) => {
  const place = document.createElement('div')
  const markup = renderToString(inLayout(Page))
  place.append(...new DOMParser().parseFromString(markup, 'text/html').body.children)
  const onRecoverableError = vi.fn()
  hydrateRoot(place, inLayout(Page), { onRecoverableError })
  await waitFor(() => expect(Object.keys(place.firstElementChild ?? {})).not.toEqual([]))
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test.each(PAGES)(
  'the page %s has one title, no inline style and words for search',
  (_, Page, meta) => {
    const { container } = render(inLayout(Page))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(container.querySelector('[style]')).toBeNull()
    expect(meta.title.length).toBeLessThanOrEqual(60)
    expect(meta.description.length).toBeGreaterThan(40)
    expect(meta.description.length).toBeLessThanOrEqual(160)
  },
)

test('explore links every supported city, and Cape Cod with its zoom', () => {
  renderVisit(<explore.ExplorePage input={makeInput()} />)
  const cities = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('link')
  expect(cities).toHaveLength(SUPPORTED_CITIES.length)
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(address('Boston')).toBe('/cities/massachusetts/boston')
  expect(address('Cape Cod')).toBe('/cities/massachusetts/cape_cod?zoom=10')
})

test('explore invites visitors from elsewhere to sign up', () => {
  renderVisit(<explore.ExplorePage input={makeInput()} />)
  const section = screen.getByRole('region', { name: "Don't see your city?" })
  expect(within(section).getByLabelText('Email')).toBeDefined()
  expect(within(section).getByRole('button', { name: 'Sign Up' })).toBeDefined()
})

test('about credits everyone whose data is shown, with their licences', () => {
  render(<about.AboutPage />)
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

test('a failed page offers the same address again', () => {
  const { hook, searchHook } = memoryLocation({ path: '/cities/massachusetts/boston?zoom=13' })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <failed.FailedPage />
    </Router>,
  )
  const retry = screen.getByRole('link', { name: 'Try again' })
  expect(retry.getAttribute('href')).toBe('/cities/massachusetts/boston?zoom=13')
})

test.each([
  ['contact', contact.ContactPage],
  ['about', about.AboutPage],
])('the page %s names the button that reports a place, word for word', (_, Page) => {
  render(<Page />)
  expect(document.body.textContent).toContain('Report a problem')
})
