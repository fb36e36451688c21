import { describe, expect, it } from 'vitest'
import { splitList } from '../judge/text/words/lexicon.ts'
import { addPhrase, emptyNode } from '../judge/text/words/phrases.ts'
import { tokenise } from '../judge/text/words/tokenise.ts'
import { PAIRS, WORDS } from './all.ts'

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

  it('says of each animal food where it comes from, and of each hidden one what it holds', () => {
    const silent = WORDS.filter(
      ({ role, source, holds }) =>
        (role === 'animal' && source === undefined) ||
        ((role === 'hidden' || role === 'maybe') && holds === undefined),
    )
    expect(silent).toEqual([])
  })
})
