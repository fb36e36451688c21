import { expect, test } from 'vitest'
import { isGuarded } from './guardedPaths.ts'

test.each([
  ['/admin', true],
  ['/create/v2/search', true],
  ['/r0123456789abcde/edit', true],
  ['/details/osm-node-1/edit', true],
  ['/details/osm-node-1', false],
  ['/', false],
  ['/create-account/abc', false],
  ['/explore', false],
])('%s is for people who are signed in: %s', (path, expected) => {
  expect(isGuarded(path)).toBe(expected)
})
