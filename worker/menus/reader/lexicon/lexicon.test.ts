import { describe, expect, it } from 'vitest'
import { splitList } from '../judge/text/words/lexicon.ts'
import { addPhrase, emptyNode } from '../judge/text/words/phrases.ts'
import { plainWord } from '../judge/text/words/plainWord.ts'
import { tokenise } from '../judge/text/words/tokenise.ts'
import { PAIRS, WORDS } from './all.ts'
import { FORM_ENDS, FORMS } from './hidden/forms.ts'

const MAX_BYTES = 300_000

describe('the lexicon', () => {
  it('holds each phrase once, so that no meaning hides another', () => {
    const root = emptyNode()
    const twice = WORDS.flatMap(({ words, ...entry }) =>
      splitList(words).filter(
        (phrase) =>
          !addPhrase(
            root,
            tokenise(phrase).map(({ text }) => text),
            entry,
          ),
      ),
    )
    expect(twice).toEqual([])
  })

  it('fits its size', () => {
    const lists = [
      ...WORDS.map(({ words }) => words),
      ...PAIRS.map((pair) => pair.first + pair.second),
    ]
    const bytes = lists.reduce((sum, list) => sum + new TextEncoder().encode(list).length, 0)
    expect(bytes).toBeLessThan(MAX_BYTES)
  })

  it('has each form once, folded as the words of a menu are, and one for each ending', () => {
    const words = FORMS.flatMap((form) => splitList(form.words))
    expect(words.filter((word) => word !== word.split(' ').map(plainWord).join(' '))).toEqual([])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    expect(FORM_ENDS.filter((end) => !words.includes(end))).toEqual([])
  })

  it('says of each animal food where it comes from, and of each hidden one what it holds', () => {
    const silent = WORDS.filter(
      ({ role, source, holds }) =>
        (role === 'animal' && source === undefined) ||
        ((role === 'hidden' || role === 'maybe') && holds === undefined),
    )
    expect(silent).toEqual([])
  })
})
