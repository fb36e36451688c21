import { describe, expect, it } from 'vitest'
import lists from '../judge/text/forms/explicitIngredients.json' with { type: 'json' }
import { EXPLICIT_BY_GIFT } from '../judge/text/forms/explicitIngredients.ts'
import { FORM_ENDS, FORMS } from '../judge/text/forms/forms.ts'
import { plainWord } from '../text/plainWord.ts'
import { LANGUAGES } from './languages.ts'
import { buildLexicon } from './lexicon.ts'
import { readClass } from './readClass.ts'
import { readRow, splitList } from './readWords.ts'

/** The most that the word lists may add to the Worker's bundle. */
const MAX_BYTES = 1_100_000

function toPlain(phrase: string): string {
  return phrase.split(' ').map(plainWord).join(' ')
}

describe.each(LANGUAGES)('the words of $code', ({ words }) => {
  const rows = words.map(readRow)

  it('stand there once each, so that no meaning hides another', () => {
    const phrases = rows.map(({ term }) => toPlain(term))
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
  })

  it('are parted as the words of a text are, so that one matches them', () => {
    const parted = /\p{L}[-‐‑]\p{L}|(?<!\p{L})(?:dell|nell|all|sull|qu|c|d|l|un)['’]\p{L}/u
    // "gentlemans relish", "mont dor": a possessive and two letters behind an apostrophe are left with their word.
    const joined = /\p{L}{2} s(?: |$)|(?<!\p{L})[dl] \p{L}{1,2}(?: |$)/u
    expect(rows.filter(({ term }) => parted.test(term) || joined.test(term))).toEqual([])
  })

  it('have a class, or an English word that has one', () => {
    expect(rows.filter(({ term, meaning, className }) => !term || !(meaning || className))).toEqual(
      [],
    )
    for (const { className, meaning } of rows) if (className !== '') readClass(className, meaning)
  })

  it('say of what is hidden what it holds', () => {
    const isHidden = ({ className }: { className: string }) => /^(?:usually|maybe)/.test(className)
    expect(rows.filter((row) => isHidden(row) && row.meaning === '')).toEqual([])
  })
})

describe('the lexicon', () => {
  it('finds a word’s meaning in each of its languages', () => {
    const { terms } = buildLexicon(LANGUAGES)
    const languages = []
    for (let term = terms.get('burro') ?? null; term !== null; term = term.next) {
      languages.push(LANGUAGES[term.language]?.code)
    }
    expect(languages).toContain('it')
  })

  it('refuses a word whose meaning is no English word', () => {
    const strange = { code: 'xx', words: ['frango | no such food'], grammar: null }
    expect(() => buildLexicon([...LANGUAGES, strange])).toThrow('no such food')
  })

  it('fits its size', () => {
    const bytes = LANGUAGES.flatMap(({ words }) => words).join('\n').length
    expect(bytes).toBeLessThan(MAX_BYTES)
  })

  it('has each form once, folded as the words of a menu are, and one for each ending', () => {
    const words = FORMS.flatMap((form) => splitList(form.words))
    expect(words.filter((word) => word !== toPlain(word))).toEqual([])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    expect(FORM_ENDS.filter((end) => !words.includes(end))).toEqual([])
  })

  it('knows each ingredient that tells how a form is made', () => {
    const known = ['dairy', ...Object.keys(lists), ...Object.values(EXPLICIT_BY_GIFT)]
    const named = FORMS.flatMap((form) => form.explicitIngredients).flatMap((kinds) =>
      kinds.split('+'),
    )
    expect(named.filter((kind) => !known.includes(kind.replace(/^named /, '')))).toEqual([])
  })
})
