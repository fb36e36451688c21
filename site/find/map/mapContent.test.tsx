import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savedHearts } from '../../saved/savedHearts.ts'
import { answerOf, makeFind } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { useMapContent } from './mapContent.ts'

const at = (lng: number) => ({
  geoJson: { type: 'Point' as const, coordinates: [lng, 42] as [number, number] },
})
const open = makeFound({ _id: 'open', ...at(-71.1) })
const live = makeFound({ _id: 'live', ...at(-71.2), status: 'ONLINE' })
const away = makeFound({ _id: 'away', ...at(-71.3), status: 'OFFLINE' })
const countAt = (lng: number, count: number) => ({ lat: 42, lng, count })

function drawn(counts: ReturnType<typeof countAt>[]) {
  const find = makeFind('/', { answer: answerOf([open, live, away], 640) })
  find.state.clusters = counts
  const { markers, clusters } = renderHook(() => useMapContent(find.state)).result.current
  return { ids: markers.map(({ id }) => id), counts: clusters.map(({ count }) => count) }
}

test('without counts every listed place is drawn that can be visited now', () => {
  expect(drawn([])).toEqual({ ids: ['open', 'live'], counts: [] })
})

test('beside counts a place alone in its cell is drawn as itself, and what is out always', () => {
  expect(drawn([countAt(-71.1, 1), countAt(-72, 90)])).toEqual({
    ids: ['open', 'live'],
    counts: [90],
  })
  expect(drawn([countAt(-72, 90)])).toEqual({ ids: ['live'], counts: [90] })
})

test('a pop-up that is OFFLINE is no count of one either', () => {
  expect(drawn([countAt(-71.3, 1), countAt(-72, 90)])).toEqual({ ids: ['live'], counts: [90] })
})

test('a count of one elsewhere, and of more where such a pop-up is, stays', () => {
  expect(drawn([countAt(-71.4, 1), countAt(-71.3, 2)])).toEqual({ ids: ['live'], counts: [1, 2] })
})

test('what is saved has its heart here too, at once', () => {
  const find = makeFind('/', { answer: answerOf([open, live], 2) })
  const { result } = renderHook(() => useMapContent(find.state))
  const hearts = () => result.current.markers.flatMap(({ id, saved }) => (saved ? [id] : []))
  expect(hearts()).toEqual([])
  act(() => {
    savedHearts.ids = ['live']
  })
  expect(hearts()).toEqual(['live'])
})
