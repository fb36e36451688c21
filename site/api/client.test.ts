import { afterEach, expect, test, vi } from 'vitest'
import { BOOKMARK_HEADER } from '../../worker/contract/headers.ts'
import { call } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers each call with the next of these bookmarks; tells what the calls sent. */
function answerWith(...bookmarks: (string | null)[]) {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get(BOOKMARK_HEADER))
    const bookmark = bookmarks.shift()
    return Response.json({}, bookmark ? { headers: { [BOOKMARK_HEADER]: bookmark } } : {})
  })
  return sent
}

test('a read after a write sends the bookmark of the newest write along', async () => {
  const sent = answerWith(null, '00000002-b', '00000001-a', null)
  await call('/api/health')
  await call('/api/restaurants/r1', { method: 'PUT', body: {} })
  await call('/api/restaurants/r2', { method: 'PUT', body: {} })
  await call('/api/restaurants/r1')
  expect(sent).toEqual([null, null, '00000002-b', '00000002-b'])
})
