import { expect, test } from 'vitest'
import { mayKeep } from './mayKeep.ts'

const answer = (
  cacheControl: string | null,
  { status = 200, redirected = false, type = 'text/html; charset=utf-8' } = {},
) => ({
  status,
  redirected,
  headers: new Headers({
    'content-type': type,
    ...(cacheControl !== null && { 'cache-control': cacheControl }),
  }),
})

test('a page for anybody may be kept, and nothing else', () => {
  expect(mayKeep(answer('public, max-age=0, s-maxage=60'))).toBe(true)
  expect(mayKeep(answer('no-store'))).toBe(false)
  expect(mayKeep(answer('private, max-age=0'))).toBe(false)
  expect(mayKeep(answer(null))).toBe(false)
  expect(mayKeep(answer('public, s-maxage=60', { status: 503 }))).toBe(false)
  expect(mayKeep(answer('public, s-maxage=60', { redirected: true }))).toBe(false)
  for (const type of ['application/geo+json', 'application/atom+xml']) {
    expect(mayKeep(answer('public, max-age=3600', { type })), type).toBe(false)
  }
})
