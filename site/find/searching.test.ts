import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MAX_DISTANCE_KM } from '../../worker/contract/limits.ts'
import { makeFound } from '../testing/restaurants.ts'
import { fakeSearches, found } from '../testing/searchAnswers.ts'
import { createFind } from './findState.ts'
import { goTo } from './moving.ts'
import { search } from './searching.ts'

const answers = fakeSearches()

function refused(param: string, msg: string): Response {
  return Response.json(
    { errors: [{ msg, code: 'invalid', param }], requestId: 'x' },
    { status: 400 },
  )
}

const at = (query: string) => createFind(new URL(`https://sprig.test/?${query}`), null)
const settled = (find: ReturnType<typeof at>) =>
  waitFor(() => expect(find.state.status).not.toBe('loading'))

describe('search', () => {
  it('asks around the centre with every filter', async () => {
    const find = at('lat=42.36&lng=-71.06&q=tofu&cuisine=thai&cuisine=pizza&diet=vegan')
    answers.next = [() => found(1)]
    await search(find)
    expect(answers.asked[0]?.search).toBe(
      '?lat=42.36&long=-71.06&distance=10&keywords=tofu&cuisine=thai&cuisine=pizza&diet=vegan',
    )
    expect(find.state).toMatchObject({ status: 'ready', problem: null })
    expect(find.state.answer?.restaurants).toHaveLength(1)
  })

  it('keeps the last list and says so when there is no connection', async () => {
    const find = at('lat=42.36&lng=-71.06')
    answers.next = [() => found(2)]
    await search(find)
    find.state.distanceKm = 30
    await search(find)
    expect(find.state.status).toBe('failed')
    // The list is still that of the narrower search, and its head says so.
    expect(find.state.answerKm).toBe(10)
    expect(find.state.answer?.total).toBe(2)
  })

  const late = () => {
    throw new DOMException('The operation timed out', 'TimeoutError')
  }
  const down = () => new Response('<html>Bad gateway</html>', { status: 502 })

  it.each([
    ['a lost line', false, undefined, 'You seem to be offline.'],
    ['a slow answer', true, late, 'Sprig took too long to answer.'],
    ['an answer that is not ours', true, down, 'Sprig has a problem of its own just now.'],
    ['no answer', true, undefined, 'Sprig could not be reached.'],
  ])('says what happened, and logs it: %s', async (_what, onLine, answer, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    const find = at('lat=42.36&lng=-71.06')
    answers.next = answer ? [() => found(2), answer] : [() => found(2)]
    await search(find)
    await search(find)
    expect(find.state.problem).toBe(`${sentence} This is the last list we have.`)
    expect(answers.asked.at(-1)?.pathname).toBe('/api/restaurants/logging')
    vi.restoreAllMocks()
  })

  it.each([
    [429, 'too_many_requests', 'Please wait a minute.'],
    [503, 'unavailable', 'More people are asking than Sprig can answer just now.'],
  ])('says what the server says: %d', async (status, code, msg) => {
    const find = at('lat=42.36&lng=-71.06')
    const body = { errors: [{ msg, code }], requestId: 'x' }
    answers.next = [() => Response.json(body, { status })]
    await search(find)
    expect(find.state.problem).toBe(msg)
  })

  it('asks about the supported areas only after a search the visitor made, without filters', async () => {
    const find = at('lat=0&lng=0')
    answers.next = [() => found(0), () => found(0)]
    await search(find)
    expect(find.state.noData).toBe(false)
    goTo(find, { lat: 1, lng: 1 }, 'Somewhere')
    await settled(find)
    expect(find.state.noData).toBe(true)

    const filtered = at('lat=0&lng=0&cuisine=thai')
    answers.next = [() => found(0)]
    goTo(filtered, { lat: 1, lng: 1 }, 'Somewhere')
    await settled(filtered)
    expect(filtered.state.noData).toBe(false)
  })

  it('counts on a map of the whole world, however far the list reaches', async () => {
    const find = at('lat=0&lng=179&zoom=1')
    find.state.distanceKm = MAX_DISTANCE_KM
    find.state.box = {
      bounds: { west: -180, south: -80, east: 180, north: 80 },
      view: { lat: 0, lng: 179, zoom: 1 },
    }
    const listed = [makeFound({ _id: 'r1', distance: 12_000_000 })]
    const clusters = [{ lat: 42, lng: -71, count: 164 }]
    answers.next = [
      () => Response.json(listed, { headers: { 'x-total-count': '384' } }),
      () => Response.json({ clusters, total: 164 }),
    ]
    await search(find)
    expect(find.state.clusters).toEqual(clusters)
  })

  it('finds nothing for words without a letter, and forgets what was wrong before', async () => {
    const find = at('lat=42.36&lng=-71.06&q=!!!')
    await search(find)
    expect(find.state.problem).not.toBeNull()
    answers.next = [() => refused('keywords', 'Type at least one letter or number to search for')]
    await search(find)
    expect(find.state).toMatchObject({ status: 'ready', problem: null, clusters: [] })
    expect(find.state.answer?.total).toBe(0)
  })

  it('says what else the server refuses', async () => {
    const find = at('lat=42.36&lng=-71.06')
    answers.next = [() => found(2), () => refused('cuisine', 'Too many cuisines')]
    await search(find)
    await search(find)
    expect(find.state).toMatchObject({ status: 'failed', problem: 'Too many cuisines' })
    expect(find.state.answer?.total).toBe(2)
  })

  it('keeps the cuisines to choose from while one is chosen', async () => {
    const find = at('lat=42.36&lng=-71.06')
    answers.next = [
      () => found(1),
      () => Response.json([makeFound({ _id: 'r', cuisine: ['thai'] })]),
    ]
    await search(find)
    find.state.cuisines = ['thai']
    await search(find)
    expect(find.state.cuisineChoices).toEqual(['middle-eastern', 'pizza'])
  })
})
