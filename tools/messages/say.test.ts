import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { type Message, say } from '../../languages/say.ts'

const PLACES =
  '{count, plural, =0 {no place} one {# place in {city}} few {# místa} other {# places in {city}}}'

// The library's output, as a catalogue stores it.
const compiled = (message: string) => JSON.parse(JSON.stringify(compileMessage(message))) as Message

test.each([
  ['Hello', {}, 'en', 'Hello'],
  ['Hello {name}, and {nobody}', { name: 'Ada' }, 'en', 'Hello Ada, and '],
  [PLACES, { count: 0, city: 'Brno' }, 'en', 'no place'],
  [PLACES, { count: 1, city: 'Brno' }, 'en', '1 place in Brno'],
  [PLACES, { count: 3, city: 'Brno' }, 'en', '3 places in Brno'],
  [PLACES, { count: 3, city: 'Brno' }, 'cs', '3 místa'],
  [PLACES, { count: 1200, city: 'Brno' }, 'en', '1,200 places in Brno'],
  ['{who, select, yes {all {n}} other {some}}', { who: 'yes', n: 3 }, 'en', 'all 3'],
  ['{who, select, yes {all {n}} other {some}}', { who: 'maybe', n: 3 }, 'en', 'some'],
  ['{n, selectordinal, one {#st} two {#nd} other {#th}}', { n: 2 }, 'en', '2nd'],
  [
    '{n, plural, other {{who, select, a {# of A} other {# of none}}}}',
    { n: 5, who: 'a' },
    'en',
    '5 of A',
  ],
])('%s of %o in %s is "%s"', (message, values, locale, words) => {
  expect(say(compiled(message), values, locale)).toBe(words)
})
