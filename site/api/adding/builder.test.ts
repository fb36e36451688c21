import { expect, test } from 'vitest'
import { withoutScheme } from './builder.ts'

test.each([
  ['https://a.example/b?c', 'a.example/b?c'],
  [' HTTP://a.example ', 'a.example'],
  ['a.example', 'a.example'],
])('the scheme of %j is no part of what is looked up', (website, looked) => {
  expect(withoutScheme(website)).toBe(looked)
})
