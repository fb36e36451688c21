import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { answerOf } from '../testing/renderFind.tsx'
import { makeInput } from '../testing/renderVisit.tsx'
import { makeFound } from '../testing/restaurants.ts'
import { MainView } from './MainView.tsx'

const BOSTON = '/cities/massachusetts/boston'

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

/** The main view as it comes alive at an address of Boston. */
async function open(path = BOSTON) {
  window.history.replaceState(null, '', path)
  const place = { lat: 42.36, lng: -71.06 }
  const content = {
    page: 'find' as const,
    city: { city: 'Boston', state: 'Massachusetts', place },
    centre: place,
    distanceKm: 10,
    answer: answerOf([makeFound({ _id: 'r1' })]),
    unknownPlace: null,
  }
  render(<MainView input={makeInput({ url: path, content })} />)
  await screen.findByRole('heading', { level: 1 })
}

const goTo = (path: string) => act(async () => navigate(path))
const descriptionNow = () => document.querySelector('[name="description"]')?.getAttribute('content')
const canonicalNow = () => document.querySelector<HTMLLinkElement>('[rel="canonical"]')?.href

describe('what the page says of itself', () => {
  it('is what the Worker wrote until the visitor goes on', async () => {
    await open()
    expect(canonicalNow()).toBe(`https://sprig.test${BOSTON}`)
  })

  it('changes with the place: title and description', async () => {
    await open()
    await goTo('/?lat=42.36&lng=-71.06')
    expect(document.title).toBe('Sprig: find vegan food near you')
    expect(descriptionNow()).toContain('anywhere in the world')
  })

  it.each([
    ['another address', '/?lat=42.36&lng=-71.06'],
    ['another part of the same page', `${BOSTON}?zoom=8`],
  ])('names no address to share but the one in the bar: %s', async (_what, next) => {
    await open()
    await goTo(next)
    expect(canonicalNow()).toBeUndefined()
  })
})
