import { PAIRS, WORDS } from '../../../lexicon/all.ts'
import type { Entry, PairList, WordList } from '../../../lexicon/entry.ts'
import { addPhrase, emptyNode, type PhraseNode } from './phrases.ts'
import { tokenise } from './tokenise.ts'

let built: PhraseNode | undefined

/** Every word Sprig knows, as one tree. Built at the first dish: it takes some 30 ms and few requests need it. */
export function lexicon(): PhraseNode {
  built ??= buildLexicon(WORDS, PAIRS)
  return built
}

export function buildLexicon(words: readonly WordList[], pairs: readonly PairList[]): PhraseNode {
  const root = emptyNode()
  for (const { words: list, ...entry } of words) {
    for (const phrase of splitList(list)) addPhrase(root, toWords(phrase), entry)
  }
  for (const { first, second, ...entry } of pairs) addPairs(root, first, second, entry)
  return root
}

function addPairs(root: PhraseNode, first: string, second: string, entry: Entry): void {
  const seconds = splitList(second).map(toWords)
  for (const before of splitList(first).map(toWords)) {
    for (const after of seconds) addPhrase(root, [...before, ...after], entry)
  }
}

/** "beef, roast pork" → its phrases; a line may end within one. */
export function splitList(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

function toWords(phrase: string): string[] {
  return tokenise(phrase).map(({ text }) => text)
}
