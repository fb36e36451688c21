import { expect, it } from 'vitest'
import { isPartOfZip } from './zip.ts'

it.each([
  ['021', true],
  ['０２１', true],
  ['٠٢١', true],
  ['02139', false],
  ['Rye', false],
])('%s is the beginning of a ZIP code: %s', (text, isPart) => {
  expect(isPartOfZip(text)).toBe(isPart)
})
