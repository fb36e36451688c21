import { describe, expect, it } from 'vitest'
import {
  fold,
  indexDescriptions,
  indexText,
  phrasesOf,
  spellingsOf,
  toMatch,
  toMatchAnywhere,
  wordsOf,
} from './words.ts'

describe('wordsOf', () => {
  it('folds case, accents and letters that do not decompose', () => {
    expect(wordsOf('Crème BRÛLÉE')).toEqual(['creme', 'brulee'])
    expect(wordsOf('Straße, Œuf, Łódź, Smørrebrød, Kır')).toEqual([
      'strasse',
      'oeuf',
      'lodz',
      'smorrebrod',
      'kir',
    ])
  })

  it('splits words at signs and drops the apostrophe of a possessive', () => {
    expect(wordsOf("Joe's gluten-free AT&T")).toEqual(['joes', 'gluten', 'free', 'at', 't'])
    expect(wordsOf('l’orange')).toEqual(['l', 'orange'])
  })

  it('makes every character of a script without spaces a word', () => {
    expect(wordsOf('自然食堂ABC')).toEqual(['自', '然', '食', '堂', 'abc'])
    expect(wordsOf('ガーデン')).toEqual(['ガ', 'ー', 'デ', 'ン'])
    expect(wordsOf('비건')).toEqual(['비', '건'])
  })

  it('keeps voiced and unvoiced kana apart', () => {
    expect(fold('がか')).toBe('がか')
  })
})

describe('spellingsOf', () => {
  it('has a name with and without the apostrophe that separates two of its words', () => {
    expect(spellingsOf("O'Neill’s Bar")).toEqual(['o neills bar', 'oneills bar'])
    expect(spellingsOf("L'Atelier d’Or")).toEqual(['l atelier d or', 'latelier dor'])
    expect(spellingsOf("Rock'n'roll")).toEqual(['rock n roll', 'rocknroll'])
    expect(spellingsOf("Joe's")).toEqual(['joes'])
    expect(spellingsOf('Rock ’n’ Roll')).toEqual(['rock n roll'])
  })

  it.each([..."'‘’＇`´ʼʻ"])('takes %s for an apostrophe', (sign) => {
    expect(spellingsOf(`Hawai${sign}i`)).toEqual(['hawai i', 'hawaii'])
    expect(spellingsOf(`Joe${sign}s`)).toEqual(['joes'])
  })
})

describe('indexText', () => {
  it('separates texts, so that no phrase matches across two', () => {
    expect(indexText(['Pad Thai', '!!', 'Green curry'])).toBe('pad thai _ green curry')
  })
})

describe('toMatch', () => {
  it('quotes every word as a phrase, the last one as a prefix', () => {
    expect(toMatch('Gluten-free piz')).toBe('"gluten free" AND "piz" *')
  })

  it('takes a last word followed by a sign as complete', () => {
    expect(toMatch('c++')).toBe('"c"')
    expect(toMatch('red thai!')).toBe('"red" AND "thai"')
    expect(toMatch('자연 ')).toBe('"자 연" *')
  })

  it('treats the syntax of FTS5 as ordinary text', () => {
    expect(toMatch('name:x NEAR( "a* OR')).toBe('"name x" AND "near" AND "a" AND "or" *')
  })

  it('takes a name with its apostrophe also for one that leaves it out', () => {
    expect(toMatch("O'Neill pub")).toBe('("o neill" OR "oneill") AND "pub" *')
    expect(toMatch("joe's!")).toBe('("joes" OR "joe" OR "jo")')
  })

  it.each([
    ['chips', '("chips" * OR "chip")'],
    ['curries!', '("curries" OR "currie" OR "curry")'],
    ['sandwiches!', '("sandwiches" OR "sandwiche" OR "sandwich")'],
    ['couscous hummus', '"couscous" AND ("hummus" * OR "hommus" * OR "houmous" * OR "humus" *)'],
    ['Doughnuts', '("doughnuts" * OR "donut" * OR "doughnut")'],
    ['ice-cream', '("ice cream" * OR "icecream" *)'],
  ])('takes %s for its singular and its other spellings', (typed, match) => {
    expect(toMatch(typed)).toBe(match)
  })

  it('refuses a text without a letter or number', () => {
    expect(() => toMatch('🍕 "*" --')).toThrow('at least one letter or number')
    expect(() => phrasesOf('  ')).toThrow()
  })
})

describe('a search in descriptions too', () => {
  it('finds each phrase under a name or under a marked word', () => {
    expect(indexDescriptions(['Fried seitan', '', 'with l’orange'])).toBe(
      '_d_fried _d_seitan _ _d_with _d_l _d_orange',
    )
    expect(toMatchAnywhere('l’orange sei')).toBe(
      '("l orange" OR "_d_l _d_orange" OR "lorange" OR "_d_lorange") AND ("sei" * OR "_d_sei" *)',
    )
  })
})
