import { expect, it, vi } from 'vitest'
import { answerOf } from '../../testing/renderFind.tsx'
import { createFind, type Find } from '../findState.ts'
import { goTo } from '../moving.ts'
import { showClusters } from '../searching.ts'
import { applyUrl } from './applyUrl.ts'
import { parseFindUrl } from './findUrl.ts'

const TOWN = '/?lat=42.36&lng=-71.06'

/** The main view at a town, with a server that finds nothing and answers requests for counts when told to. */
function begin() {
  let count = () => {}
  const counted = new Promise<Response>((resolve) => {
    count = () => resolve(Response.json({ clusters: [{ lat: 42, lng: -71, count: 9 }], total: 9 }))
  })
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/clusters') ? await counted : Response.json([]),
  )
  const find = createFind(new URL(TOWN, 'https://sprig.test'), null)
  return { find, count }
}
const settleAt = (find: Find, query: string) =>
  applyUrl(find, parseFindUrl(new URLSearchParams(query)), null)
const answered = (find: Find) => vi.waitFor(() => expect(find.state.status).toBe('ready'))

it('the home page without a place draws no counts that were asked for before', async () => {
  const { find, count } = begin()
  const bounds = { west: -72, south: 41, east: -70, north: 43 }
  Object.assign(find.state, {
    answer: answerOf([], 900),
    box: { bounds, view: { lat: 42, lng: -71, zoom: 8 } },
  })
  find.kept.reach = 1
  const shown = showClusters(find)
  settleAt(find, '')
  count()
  await shown
  expect(find.state.clusters).toEqual([])
})

it('going back to an empty place does not offer the supported areas', async () => {
  const { find } = begin()
  // A search that the visitor asked for and that is not answered yet.
  goTo(find, { lat: 48.85, lng: 2.35 }, 'Paris, France')
  settleAt(find, 'lat=42.36&lng=-71.06')
  await answered(find)
  expect(find.state.noData).toBe(false)
})

it.each([
  ['the home page without a place', (find: Find) => settleAt(find, '')],
  ['another place', (find: Find) => settleAt(find, 'lat=40.71&lng=-74.01')],
  ['a place that was searched for', (find: Find) => goTo(find, { lat: 1, lng: 1 }, 'Somewhere')],
])('%s is not asked about for what was empty before', async (_what, goOn) => {
  const { find } = begin()
  goTo(find, { lat: 48.85, lng: 2.35 }, 'Paris, France')
  await vi.waitFor(() => expect(find.state.noData).toBe(true))
  goOn(find)
  expect(find.state.noData).toBe(false)
})
