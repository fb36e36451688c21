import { expect, test } from 'vitest'
import { writerName } from './writerName.ts'

test.each([
  ['you', 'you'],
  ['member 4fz81x', 'member 4fz81x'],
  ['import', 'an import'],
  ['timer', 'the timer'],
  ['ada@sprig.test', 'ada@sprig.test'],
])('the writer "%s" is named "%s"', (by, name) => expect(writerName(by)).toBe(name))
