import { expect, test } from 'vitest'
import { returnPath } from './returnPath.ts'

test.each([
  ['/admin#2', '/admin#2'],
  ['/create/v2/search?name=A%20b', '/create/v2/search?name=A%20b'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['/.\\/evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['//sprig.invalid//evil.example', '/'],
  ['https://evil.example', '/'],
  ['/%6Cogin?next=/admin', '/'],
  ['/./login', '/'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['javascript:alert(1)', '/'],
  ['admin', '/'],
  ['/login', '/'],
  ['/create-account/code?email=a@b.test', '/'],
  [null, '/'],
])('after logging in %j leads to %s', (wanted, expected) => {
  expect(returnPath(wanted)).toBe(expected)
})
