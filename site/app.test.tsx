import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { App } from './app.tsx'
import { FindPage } from './find/FindPage.tsx'
import type { PageComponents, PageName } from './routes.tsx'
import { PLAIN_MAP } from './testing/plainMap.ts'
import { answerOf } from './testing/renderFind.tsx'
import { makeFound } from './testing/restaurants.ts'
import { useMeta } from './ui/useMeta.ts'

vi.mock('./map/loadMap.ts', () => ({ loadMap: () => new Promise(() => {}) }))

const BOSTON = '/cities/massachusetts/boston'
const ABOUT = { title: 'About | Sprig', description: 'Who makes Sprig.' }

/** The head as the Worker wrote it for Boston. */
beforeEach(() => {
  document.head.replaceChildren()
  document.title = 'Vegan food in Boston, Massachusetts | Sprig'
  const description = document.createElement('meta')
  Object.assign(description, { name: 'description', content: 'Boston, told by the Worker.' })
  const canonical = document.createElement('link')
  Object.assign(canonical, { rel: 'canonical', href: `https://sprig.test${BOSTON}` })
  document.head.append(description, canonical)
  vi.stubGlobal('fetch', async () => Response.json([]))
  vi.stubGlobal('WebSocket', EventTarget)
})
afterEach(() => {
  // The site would follow the address back to the home page.
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

function About() {
  useMeta(ABOUT)
  return <h1>About</h1>
}

const OTHER = () => <h1>Another page</h1>

/** The whole site as it comes alive at an address of Boston. */
async function open(path = BOSTON) {
  window.history.replaceState(null, '', path)
  const pages: Partial<Record<PageName, ComponentType>> = { find: FindPage, about: About }
  const components = new Proxy(pages, { get: (all, name: PageName) => all[name] ?? OTHER })
  const place = { lat: 42.36, lng: -71.06 }
  const content = {
    page: 'find' as const,
    city: { city: 'Boston', state: 'Massachusetts', place },
    centre: place,
    distanceKm: 10,
    answer: answerOf([makeFound({ _id: 'r1' })]),
    unknownPlace: null,
  }
  const now = '2026-11-21T12:00:00.000Z'
  render(
    <App
      input={{ url: path, content, now, map: PLAIN_MAP, turnstileSiteKey: '' }}
      // Every name has a page: what is not given is another one.
      components={components as PageComponents}
      ssr={false}
    />,
  )
  await screen.findByRole('heading', { level: 1 })
}

const goTo = (path: string) => act(async () => navigate(path))
const footer = () => screen.getByRole('contentinfo').dataset.variant
const descriptionNow = () => document.querySelector('[name="description"]')?.getAttribute('content')
const canonicalNow = () => document.querySelector<HTMLLinkElement>('[rel="canonical"]')?.href

describe('the footer', () => {
  it('is slim while the map is seen, and whole beside the list', async () => {
    await open()
    expect(footer()).toBe('closed')
    await act(async () => screen.getByRole('button', { name: 'List' }).click())
    expect(footer()).toBe('open')
    await act(async () => screen.getByRole('button', { name: 'Map' }).click())
    expect(footer()).toBe('closed')
  })

  it('is whole on other pages, and slim on the home page as on a city', async () => {
    await open()
    await goTo('/about')
    expect(footer()).toBe('open')
    await goTo('/?lat=42.36&lng=-71.06')
    expect(footer()).toBe('closed')
  })
})

describe('what the page says of itself', () => {
  it('is what the Worker wrote until the visitor goes on', async () => {
    await open()
    expect(canonicalNow()).toBe(`https://sprig.test${BOSTON}`)
  })

  it('changes with the page: title and description', async () => {
    await open()
    await goTo('/about')
    expect(document.title).toBe(ABOUT.title)
    expect(descriptionNow()).toBe(ABOUT.description)
    await goTo('/?lat=42.36&lng=-71.06')
    expect(document.title).toBe('Sprig: find vegan food near you')
    expect(descriptionNow()).toContain('anywhere in the world')
  })

  it.each([
    ['another page', '/about'],
    ['another part of the same page', `${BOSTON}?zoom=8`],
  ])('names no address to share but the one in the bar: %s', async (_what, next) => {
    await open()
    await goTo(next)
    expect(canonicalNow()).toBeUndefined()
  })
})
