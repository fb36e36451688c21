import { afterEach, expect, test } from 'vitest'
import { ENGLISH, findLanguage } from '../../languages/list.ts'
import { messageKey } from '../../languages/messageKey.ts'
import { findSpeechBy } from '../../languages/speech.ts'
import { t } from '../../languages/t.ts'

const MESSAGE = 'Near {name}'

function speak(code: string) {
  const language = findLanguage(code) ?? ENGLISH
  findSpeechBy(() => ({
    language,
    messages: { [messageKey(MESSAGE)]: ['=', ['name']] },
  }))
}

afterEach(() => findSpeechBy(() => undefined))

test.each([
  ['(Shojin Tsuki)', '\u2068(Shojin Tsuki)\u2069'],
  ['No. 7½', '\u2068No. 7½\u2069'],
  // What can be read as it stands, or is copied, is left alone.
  ['فلافل الياسمين', 'فلافل الياسمين'],
  ['Brookline، 2 ميل', 'Brookline، 2 ميل'],
  ['1,200', '1,200'],
  ['https://sprig.example/lists/1', 'https://sprig.example/lists/1'],
  ['ada@people.example', 'ada@people.example'],
])('in Arabic, the name %s stands as "%s" in a sentence', (name, shown) => {
  speak('ar')
  expect(t(MESSAGE, { name })).toBe(`=${shown}`)
})

test('from left to right, a name stands as it is', () => {
  speak('ja')
  expect(t(MESSAGE, { name: '(Shojin Tsuki)' })).toBe('=(Shojin Tsuki)')
})
