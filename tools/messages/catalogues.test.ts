import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../languages/list.ts'
import { messageKey } from '../../languages/messageKey.ts'
import {
  compileAll,
  compiledFiles,
  readMessages,
  readTranslations,
  readWrongValues,
} from './catalogues.ts'
import { partsOf } from './parts.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const messages = [...new Set([...readMessages(ROOT).values()].flat())]
const translated = readdirSync(join(ROOT, 'languages'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))

it('the compiled messages match the code: else run `npm run messages`', () => {
  for (const [name, text] of Object.entries(compiledFiles(compileAll(ROOT)))) {
    expect(readFileSync(join(ROOT, 'languages/compiled', name), 'utf8') === text, name).toBe(true)
  }
})

it('every message gets the values that it has places for', () => {
  expect(readWrongValues(ROOT)).toEqual([])
})

it('no two messages share a key', () => {
  expect(new Set(messages.map(messageKey)).size).toBe(messages.length)
})

it.each([
  ['Hello', 'Hallo', true],
  ['Hello {name}', 'Hallo {name}', true],
  ['Hello {name}', 'Hallo {nam}', false],
  ['Hello {name}', 'Hallo', false],
  ['<a>Here</a>', '<a>Hier</a>', true],
  ['<a>Here</a>', '<b>Hier</b>', false],
  ['{n, plural, one {a place} other {# places}}', '{n, plural, other {#か所}}', true],
  ['{n, plural, one {a place} other {# places}}', '{n} Orte', false],
  ['{of, select, all {A} other {B}}', '{of, select, all {C} none {D} other {E}}', false],
])('"%s" as "%s": same parts %s', (english, text, isSame) => {
  expect(JSON.stringify(partsOf(english)) === JSON.stringify(partsOf(text))).toBe(isSame)
})

it.each(LANGUAGES.filter(({ code }) => code !== 'en'))(
  'nothing is missing in $code',
  ({ code }) => {
    const translations = readTranslations(ROOT, code)
    expect(messages.filter((message) => !translations[message])).toEqual([])
  },
)

// Also checks unfinished languages, which languages/list.ts does not yet offer.
it.each(translated)('nothing is unused in %s, and all parts agree', (code) => {
  const translations = readTranslations(ROOT, code)
  expect(Object.keys(translations).filter((message) => !messages.includes(message))).toEqual([])
  const different = Object.entries(translations).filter(
    ([english, text]) => JSON.stringify(partsOf(english)) !== JSON.stringify(partsOf(text)),
  )
  expect(different).toEqual([])
})

/** Marks of other languages, or spaces where a line may break before a mark; examples of OpenStreetMap's syntax may stand. */
const WRONG_MARKS: Readonly<Record<string, RegExp>> = {
  de: /["”]|(?<!„[^“]*)“/,
  es: /["“”]|^[^¿]*\?|^[^¡]*!/,
  fr: /["“”]|[^\u202f][!?]|(?<![\u202f\d]);|(?<![\u00a0\d]|https):|«[^\u00a0]|[^\u00a0]»/,
}

it.each(Object.entries(WRONG_MARKS))('%s has the marks that its readers expect', (code, wrong) => {
  const texts = Object.entries(readTranslations(ROOT, code))
    // What a program is to send stands in straight quotes in every language.
    .filter(([english]) => !english.includes('"'))
    .map(([, text]) => text)
  expect(texts.filter((text) => wrong.test(text))).toEqual([])
})
