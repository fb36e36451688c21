import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

const MAX_PATHS = 1000
/** Longer ones are not remembered, so that nobody fills the memory with them. */
const MAX_LENGTH = 100

/**
 * Remembers which handlers it found for a path. Hono's fast router does not take all of our paths, and the other walks through its
 * tree for each request, which costs more than an answer from memory.
 */
export class RememberingRouter<Handler> implements Router<Handler> {
  readonly name = 'RememberingRouter'
  readonly #trie = new TrieRouter<Handler>()
  readonly #known = new Map<string, Result<Handler>>()

  add(method: string, path: string, handler: Handler): void {
    this.#trie.add(method, path, handler)
  }

  match(method: string, path: string): Result<Handler> {
    const key = `${method} ${path}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const found = this.#trie.match(method, path)
    if (this.#known.size >= MAX_PATHS) this.#known.clear()
    if (path.length <= MAX_LENGTH) this.#known.set(key, found)
    return found
  }
}
