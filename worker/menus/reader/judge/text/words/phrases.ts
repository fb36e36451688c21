import type { Entry } from '../../../lexicon/entry.ts'
import type { Token } from './tokenise.ts'

/** A tree of words: the way to a node is a phrase. */
export interface PhraseNode {
  entry: Entry | null
  next: Map<string, PhraseNode>
}

export interface Match {
  entry: Entry
  length: number
}

export function emptyNode(): PhraseNode {
  return { entry: null, next: new Map() }
}

/** Puts a phrase in; the first meaning of a phrase stays. Returns false when it was there already. */
export function addPhrase(root: PhraseNode, words: readonly string[], entry: Entry): boolean {
  let node = root
  for (const word of words) {
    let next = node.next.get(word)
    if (next === undefined) {
      next = emptyNode()
      node.next.set(word, next)
    }
    node = next
  }
  if (node.entry !== null) return false
  node.entry = entry
  return true
}

/** The longest known phrase that begins at a token; null when there is none. */
export function longestMatch(
  root: PhraseNode,
  tokens: readonly Token[],
  from: number,
): Match | null {
  let node: PhraseNode | undefined = root
  let best: Match | null = null
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i]
    node = token?.isWord ? node.next.get(token.text) : undefined
    if (node === undefined) break
    if (node.entry !== null) best = { entry: node.entry, length: i - from + 1 }
  }
  return best
}
