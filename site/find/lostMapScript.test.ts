import { afterEach, expect, test, vi } from 'vitest'
import { makeFind } from '../testing/renderFind.tsx'
import { followFind } from './followFind.ts'

vi.mock('./still/startMap.ts', () => {
  throw new Error('lost')
})

const woken = vi.fn<(name: string) => void>()
let stop = () => {}

afterEach(() => {
  stop()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

test('without the script that waits for its moment, a phone’s maps wake when the list is left', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  vi.stubGlobal('innerWidth', 390)
  for (const name of ['StillMap', 'FindMap']) {
    const island = document.createElement('page-island')
    island.setAttribute('of', name)
    island.addEventListener('wake', () => woken(name))
    document.body.append(island)
  }
  const path = '/cities/massachusetts/boston?view=list'
  window.history.replaceState(null, '', path)
  const find = makeFind(path)
  stop = followFind(find)
  await vi.waitFor(() => expect(find.kept.isMapAwaited).toBe(false))
  expect(woken).not.toHaveBeenCalled()
  find.state.view = 'MAP_VIEW'
  await vi.waitFor(() => expect(woken.mock.calls).toEqual([['StillMap'], ['FindMap']]))
})
