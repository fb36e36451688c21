import { expect, test, vi } from 'vitest'
import { type FakeAnswer, fakeApi } from '../../testing/fakeApi.ts'
import { type CreateFlow, change, startCreateFlow } from '../draft/createFlow.ts'
import { placeAt, placeByAddress, stopPlacing } from './placing.ts'

const FORK = '1 Fork Street'
const THERE = { lat: 42, lng: -71 }

/** A place being added, with a server that answers when told to. */
function begin(): { flow: CreateFlow; answer: (answer: FakeAnswer) => void } {
  let answer: (answer: FakeAnswer) => void = () => {}
  const late = () => new Promise<FakeAnswer>((resolve) => (answer = resolve))
  fakeApi({
    'GET /api/restaurant_builder/geocode?address=1+Fork+Street': late,
    'GET /api/restaurant_builder/address?lat=42&lng=-71': late,
  })
  const flow = startCreateFlow('ada', Date.now())
  change(flow, { name: 'Green Fork', address: FORK })
  return { flow, answer: (found) => answer(found) }
}

test('the place of a typed address is found', async () => {
  const { flow, answer } = begin()
  const outcome = placeByAddress(flow, FORK)
  answer({ body: { ...THERE, address: FORK } })
  expect(await outcome).toBe('done')
  expect(flow.state.draft).toMatchObject({ place: THERE, address: FORK })
})

const LINK = 'https://maps.example/?q=42,-71'

test.each([LINK, '42.0, -71.0', '87JC9W7R+JG'])(
  '%s becomes the address of its place',
  async (typed) => {
    const { flow } = begin()
    change(flow, { address: typed })
    vi.stubGlobal('fetch', async () => Response.json({ ...THERE, address: FORK }))
    expect(await placeByAddress(flow, typed)).toBe('done')
    expect(flow.state.draft).toMatchObject({ place: THERE, address: FORK })
  },
)

test('a link that named no place does not stay as the address of one found otherwise', async () => {
  const { flow, answer } = begin()
  change(flow, { address: LINK })
  const placed = placeAt(flow, THERE, true)
  answer({ body: { address: FORK } })
  await placed
  expect(flow.state.draft).toMatchObject({ place: THERE, address: FORK })
})

test('without an answer, a typed address is not called unknown', async () => {
  const { flow } = begin()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await placeByAddress(flow, FORK)).toBe('unanswered')
  vi.stubGlobal('fetch', async () => Response.json({ errors: [] }, { status: 404 }))
  expect(await placeByAddress(flow, FORK)).toBe('unknown')
})

test('an address changed during its look-up stays, without the place of the first', async () => {
  const { flow, answer } = begin()
  const outcome = placeByAddress(flow, FORK)
  change(flow, { address: '2 Spoon Street' })
  answer({ body: { ...THERE, address: FORK } })
  expect(await outcome).toBe('changed')
  expect(flow.state.draft).toMatchObject({ place: null, address: '2 Spoon Street' })
})

test('what became a pop-up while its address was looked for stays one', async () => {
  const { flow, answer } = begin()
  const outcome = placeByAddress(flow, FORK)
  stopPlacing(flow)
  change(flow, { isPopUp: true, place: null })
  answer({ body: { ...THERE, address: FORK } })
  expect(await outcome).toBe('done')
  expect(flow.state.draft).toMatchObject({ isPopUp: true, place: null })
})

test('a place that the device gives while an address is looked for stays', async () => {
  const { flow, answer } = begin()
  const outcome = placeByAddress(flow, FORK)
  await placeAt(flow, { lat: 40, lng: -70 }, true)
  answer({ body: { ...THERE, address: FORK } })
  expect(await outcome).toBe('done')
  expect(flow.state.draft).toMatchObject({ place: { lat: 40, lng: -70 }, address: FORK })
})

test('an address that is typed while that of the pin is looked for stays', async () => {
  const { flow, answer } = begin()
  const placed = placeAt(flow, THERE)
  change(flow, { address: '1 Fork Street, back door' })
  answer({ body: { address: '71 Map Street', note: 'roughly' } })
  await placed
  expect(flow.state).toMatchObject({
    draft: { place: THERE, address: '1 Fork Street, back door' },
    note: '',
  })
})
