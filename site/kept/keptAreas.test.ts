import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_WHOLE_AT_ONCE } from '../../worker/contract/restaurants/keepingLimits.ts'
import { ApiError } from '../api/client.ts'
import { fetchWhole, fetchWithin } from '../api/keeping.ts'
import type { FakeDevice } from '../testing/fakeKeyval.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { findKept, keepArea, listAreas, readAll, renewKept } from './keptAreas.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../testing/fakeKeyval.ts')).fakeKeyval(device))
vi.mock('../api/keeping.ts', () => ({ fetchWhole: vi.fn(), fetchWithin: vi.fn() }))

const BERLIN = { name: 'Berlin', lat: 52.52, lng: 13.405, km: 2 }
const idsOf = (count: number) => Array.from({ length: count }, (_, n) => `r${n}`)
const whole = (id: string, name = 'Old') => ({
  restaurant: makeRestaurant({ _id: id, name }),
  menu: null,
})
const parts = () => [...device.kept.keys()].filter((key) => key.includes('/part:'))

let name = 'Old'
beforeEach(() => {
  name = 'Old'
  vi.mocked(fetchWithin).mockResolvedValue(idsOf(MAX_WHOLE_AT_ONCE + 1))
  vi.mocked(fetchWhole).mockImplementation(async (ids) => ids.map((id) => whole(id, name)))
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: unknown, run: () => Promise<unknown>) => run() },
  })
})
afterEach(() => {
  device.kept.clear()
  device.refuses = () => false
})

const keep = (area = BERLIN, signal = new AbortController().signal) =>
  keepArea(area, () => undefined, signal)

test('a wider area takes the place of the one around the same middle', async () => {
  await keep()
  vi.mocked(fetchWithin).mockResolvedValue(['r1'])
  await keep({ ...BERLIN, km: 5 })
  const areas = await listAreas()
  expect(areas).toMatchObject([{ km: 5, count: 1, parts: 1 }])
  expect(parts()).toHaveLength(1)
})

test.each(['a lost line', 'a full device', 'who stops it'])(
  'a renewal that fails by %s leaves the area as it was',
  async (reason) => {
    const before = await keep()
    const stop = new AbortController()
    let calls = 0
    vi.mocked(fetchWhole).mockImplementation(async (ids) => {
      calls += 1
      if (calls === 2 && reason === 'a lost line') throw new Error('lost')
      if (calls === 2 && reason === 'who stops it') stop.abort()
      return ids.map((id) => whole(id, 'New'))
    })
    if (reason === 'a full device') device.refuses = (key) => key.endsWith(':1')
    await expect(keep(BERLIN, stop.signal)).rejects.toThrow()
    expect(await listAreas()).toEqual([before])
    expect(await readAll([before])).toHaveLength(MAX_WHOLE_AT_ONCE + 1)
    expect(parts()).toHaveLength(2)
  },
)

test('a part that is lost on the way is requested again', async () => {
  vi.useFakeTimers()
  try {
    const lost = new ApiError(0, [])
    vi.mocked(fetchWhole).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
    const area = keep()
    await vi.advanceTimersByTimeAsync(4000)
    expect(await area).toMatchObject({ count: MAX_WHOLE_AT_ONCE + 1, parts: 2 })
    // A refusal stays one.
    vi.mocked(fetchWhole)
      .mockClear()
      .mockRejectedValue(new ApiError(422, [{ msg: 'No', code: 'unprocessable' }]))
    await expect(keep()).rejects.toThrow('No')
    expect(fetchWhole).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test('what a page left behind that was closed is removed', async () => {
  device.kept.set('sprig-areas/part:left:0', [whole('r9')])
  await keep()
  expect(parts()).not.toContain('sprig-areas/part:left:0')
})

test('a saved edit is written into every copy, unless the copy is newer', async () => {
  const area = await keep()
  device.kept.set('sprig-saved-places/r1', { ...whole('r1'), keptAt: '2026-05-01' })
  for (const [version, name] of [
    [9, 'Mine'],
    [8, 'Older'],
  ] as const)
    await renewKept(makeRestaurant({ _id: 'r1', version, name }))
  const inArea = (await readAll([area])).filter(({ restaurant }) => restaurant.name !== 'Old')
  expect(inArea).toMatchObject([{ restaurant: { _id: 'r1', name: 'Mine' } }])
  expect(device.kept.get('sprig-saved-places/r1')).toMatchObject({ restaurant: { name: 'Mine' } })
})

test('of a copy that a logout removes meanwhile, not even the id comes back', async () => {
  device.kept.set('sprig-saved-places/r1', { ...whole('r1'), keptAt: '2026-05-01' })
  const renewing = renewKept(makeRestaurant({ _id: 'r1', version: 9, name: 'Mine' }))
  device.kept.delete('sprig-saved-places/r1')
  await expect(renewing).rejects.toThrow('gone')
  expect([...device.kept.keys()]).toEqual([])
})

test('a part of an area that another tab removes meanwhile does not come back', async () => {
  await keep()
  const get = device.kept.get.bind(device.kept)
  vi.spyOn(device.kept, 'get').mockImplementation((key) => {
    const found = get(key)
    if (key.includes('/part:')) device.kept.delete(key)
    return found
  })
  const renewing = renewKept(makeRestaurant({ _id: 'r1', version: 9, name: 'Mine' }))
  await expect(renewing).rejects.toThrow('gone')
  vi.restoreAllMocks()
  expect(parts()).toHaveLength(1)
})

test('of a saved place and kept areas the newest copy is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-02') })
  await keep()
  name = 'New'
  vi.setSystemTime(new Date('2026-05-03'))
  await keep({ ...BERLIN, name: 'A park', lat: 52.53 })
  const nameOf = async () => (await findKept('r1'))?.restaurant.name
  const save = (keptAt: string | undefined) =>
    device.kept.set('sprig-saved-places/r1', { ...whole('r1', 'Saved'), keptAt })
  expect(await nameOf()).toBe('New')
  save('2026-05-01')
  expect(await nameOf()).toBe('New')
  save(undefined)
  expect(await nameOf()).toBe('New')
  save('2026-05-04')
  expect(await nameOf()).toBe('Saved')
  const all = await readAll(await listAreas())
  expect(all.filter(({ restaurant }) => restaurant._id === 'r1')).toMatchObject([
    { restaurant: { name: 'New' } },
  ])
})
