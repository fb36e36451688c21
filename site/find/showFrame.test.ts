import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeFind } from '../testing/renderFind.tsx'
import type { Find } from './findState.ts'
import { followFind } from './followFind.ts'
import { goTo } from './moving.ts'

const BOSTON = '/cities/massachusetts/boston'
const PLACE = { lat: 42.36, lng: -71.06 }
let stop = () => {}

/** The frame as the Worker wrote it for Boston. */
beforeEach(() => {
  document.title = 'Vegan food in Boston, Massachusetts | Sprig'
  const description = document.createElement('meta')
  Object.assign(description, { name: 'description', content: 'Boston, told by the Worker.' })
  const canonical = document.createElement('link')
  Object.assign(canonical, { rel: 'canonical', href: `https://sprig.test${BOSTON}` })
  document.head.replaceChildren(description, canonical)
  const frame = document.createElement('div')
  Object.assign(frame, { className: 'layout' })
  const heading = document.createElement('h1')
  Object.assign(heading, { className: 'find-title', textContent: 'Vegan food in Boston' })
  frame.append(heading)
  document.body.append(frame)
  vi.stubGlobal('fetch', async () => Response.json([]))
})
afterEach(() => {
  stop()
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

/** Starts the main view in Boston. */
function open(): Find {
  window.history.replaceState(null, '', BOSTON)
  const city = { city: 'Boston', state: 'Massachusetts', place: PLACE }
  const find = makeFind(BOSTON, { city, centre: PLACE })
  find.state.status = 'ready'
  stop = followFind(find)
  return find
}

const descriptionNow = () => document.querySelector('[name="description"]')?.getAttribute('content')
const canonicalNow = () => document.querySelector<HTMLLinkElement>('[rel="canonical"]')?.href
const frameNow = () =>
  ['data-view', 'data-strip', 'data-start'].map((name) =>
    document.querySelector('.layout')?.getAttribute(name),
  )

it('says what the Worker wrote until the visitor goes on', async () => {
  open()
  expect(canonicalNow()).toBe(`https://sprig.test${BOSTON}`)
  expect(descriptionNow()).toBe('Boston, told by the Worker.')
})

it('changes title, description and heading with the place', async () => {
  const find = open()
  await act(async () => goTo(find, { lat: 40.71, lng: -74.01 }, 'New York, NY'))
  await vi.waitFor(() => expect(document.title).toBe('Vegan food near New York, NY | Sprig'))
  expect(descriptionNow()).toContain('near New York, NY')
  expect(document.querySelector('h1')?.textContent).toBe('Vegan food near New York, NY')
})

it.each([
  ['another place', (find: Find) => goTo(find, { lat: 40.71, lng: -74.01 }, '')],
  [
    'another part of the same page',
    (find: Find) => Object.assign(find.state, { view: 'LIST_VIEW' }),
  ],
])('names no address to share but the one in the bar: %s', async (_what, go) => {
  const find = open()
  await act(async () => void go(find))
  expect(canonicalNow()).toBeUndefined()
})

it('gives the styles the view, the strip and the start', async () => {
  const find = open()
  await act(async () => void Object.assign(find.state, { view: 'LIST_VIEW', isStripUp: true }))
  expect(frameNow()).toEqual(['LIST_VIEW', 'up', null])
  await act(async () => void Object.assign(find.state, { centre: null, isStripUp: false }))
  expect(frameNow()).toEqual(['LIST_VIEW', null, ''])
})
