import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerOf, makeFind } from '../testing/renderFind.tsx'
import { followFind } from './followFind.ts'

vi.mock('./still/startMap.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

let stop = () => {}
afterEach(() => stop())

test('a map whose script was lost over the list comes when somebody opens the map', async () => {
  const path = '/?lat=42.36&lng=-71.06&view=list'
  window.history.replaceState(null, '', path)
  const find = makeFind(path, { answer: answerOf([]) })
  const woken: string[] = []
  for (const name of ['StillMap', 'FindMap']) {
    const island = document.createElement('page-island')
    island.setAttribute('of', name)
    island.addEventListener('wake', () => woken.push(name))
    document.body.append(island)
  }
  stop = followFind(find)
  await vi.waitFor(() => expect(find.kept.isMapAwaited).toBe(false))
  expect(woken).toEqual([])
  await act(async () => {
    find.state.view = 'MAP_VIEW'
  })
  expect(woken).toEqual(['StillMap', 'FindMap'])
})
