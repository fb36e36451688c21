import { expect, it } from 'vitest'
import { isGuessable } from './misspelt.ts'

it('guesses neither for a few letters nor for a paragraph', () => {
  expect(['bos', 'bost', 'b'.repeat(41)].map(isGuessable)).toEqual([false, true, false])
})
