import { expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../contract/durations.ts'
import type { LatLng } from '../contract/search.ts'
import { changeAddress, hasChangedSince, rememberChange } from './changes.ts'

async function whereItIsKnown(place: LatLng, columns: readonly number[]) {
  const begunAt = Date.now()
  await rememberChange({ restaurantId: 'r', places: [place] })
  const known = await Promise.all(
    columns.map((lng) => hasChangedSince(changeAddress({ near: { ...place, lng } }), begunAt)),
  )
  return columns.filter((_, n) => known[n])
}

it('a change far north drops the pages of every column within reach', async () => {
  const harstad = { lat: 68.8, lng: 16.54 }
  expect(await whereItIsKnown(harstad, [14.5, 15.99, 16.54, 17.05, 18.5])).toEqual([
    15.99, 16.54, 17.05,
  ])
})

it('a change beside the date line drops pages on both sides of it', async () => {
  const taveuni = { lat: -16.85, lng: 179.97 }
  expect(await whereItIsKnown(taveuni, [-178.5, -179.99, 179.97, 178.5])).toEqual([-179.99, 179.97])
})

it('a change drops pages begun before it was written, however long its request took', async () => {
  const writtenAt = Date.now() + MINUTE_MS
  vi.setSystemTime(writtenAt)
  await rememberChange({ restaurantId: 'slow', places: [] })
  vi.useRealTimers()
  expect(await hasChangedSince(changeAddress({ restaurantId: 'slow' }), writtenAt - 1)).toBe(true)
})
