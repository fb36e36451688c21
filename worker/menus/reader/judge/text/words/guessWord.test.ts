import { expect, it } from 'vitest'
import { readSegments } from './readSegments.ts'

/** What the only word of a text is taken for, told by a line around it that speaks its language. */
function guess(word: string, line = ''): string {
  const spans = readSegments(`${word}. ${line}`).flatMap((part) => part.spans)
  const { entry } = spans[0] ?? { entry: null }
  return entry === null ? 'unknown' : [entry.role, entry.source].filter(Boolean).join(' ')
}

it.each([
  ['Linsenbrot', '', 'plant'],
  ['Selleriesteak', '', 'plant'],
  ['Pfeffersteak', '', 'animal meat'],
  ['Mandelsahne', '', 'plant'],
  ['Gurkenwürfel', '', 'plant'],
  ['Fetawürfel', '', 'animal dairy'],
  ['Gemüsetopf', '', 'maybe meat'],
  ['Ziegenkäsetaler', '', 'animal dairy'],
  ['Tahinisoße', '', 'plant'],
  ['Kokoseis', '', 'hidden dairy'],
  ['Auberginenschnitzel', '', 'maybe egg'],
  ['Sojaschnitzel', '', 'plant'],
  ['Ziegenrolle', '', 'animal meat'],
  ['Zandertaler', '', 'animal fish'],
  ['Bonenbrood', 'met verse groenten en kruiden', 'plant'],
  ['Komkommerreepjes', 'met verse groenten en kruiden', 'plant'],
  ['Kipschotel', 'met verse groenten en kruiden', 'animal meat'],
])('reads the compound %s', (word, line, expected) => {
  expect(guess(word, line)).toContain(expected)
})

it('reads cases, numbers and spellings of known words', () => {
  expect(guess('soczewicami', 'z warzywami i kaszą')).toContain('plant')
  expect(guess('kurczakami', 'z warzywami i kaszą')).toBe('animal meat')
  expect(guess('Tabboula')).toContain('plant')
  for (const spelling of ['Fattusch', 'fattouch', 'fattoesj', 'taboeleh'])
    expect(guess(spelling)).toContain('plant')
  expect(guess('Manakisch')).toBe(guess('manakish'))
  expect(guess('Gnocchis')).toBe('maybe egg')
  expect(guess('Zequeños')).toBe('unknown')
  expect(guess('Zorblat')).toBe('unknown')
})

it('takes a false friend for what it is in the language of its line', () => {
  const isWith = (text: string) => readSegments(text).some(({ connective }) => connective === 'and')
  expect(isWith('Zupa z soczewicy i pomidorów')).toBe(true)
  expect(isWith('Linzen en bonen met rijst')).toBe(true)
  expect(isWith('Pain en croûte avec légumes')).toBe(false)
})
