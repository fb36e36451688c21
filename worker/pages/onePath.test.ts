import { expect, it } from 'vitest'
import { request } from '../testing/request.ts'

it.each([
  ['/about/', '/about'],
  ['/cities/massachusetts/boston//?zoom=10', '/cities/massachusetts/boston?zoom=10'],
  ['/nowhere/', '/nowhere'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['///', '/'],
  ['/de//evil.example', '/de/evil.example'],
  ['/de/\\evil.example/', '/de/evil.example'],
  ['/de//', '/de'],
  ['/en', '/'],
  ['/en/about?a=1', '/about?a=1'],
  ['/en//evil.example', '/evil.example'],
  ['/en/de/about', '/de/about'],
])('%s redirects permanently to %s', async (path, location) => {
  const response = await request(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(location)
})
