import type { SavedAnswer, SavedChanges } from '../../worker/contract/saved/saved.ts'

/** A server for one account, with the rules of `worker/saved/store.ts`. */
export function makeSavedServer() {
  const answer: SavedAnswer = { version: 0, places: {}, lists: {} }
  const put = (changes: SavedChanges): SavedAnswer => {
    answer.version += 1
    const { version } = answer
    for (const { id, base, value } of changes.lists) {
      const there = answer.lists[id]
      if (there && there.version !== base) continue
      if (value) answer.lists[id] = { ...value, code: null, version }
      else delete answer.lists[id]
    }
    for (const { id, base, value } of changes.places) {
      const there = answer.places[id]
      if (there && there.version !== base) continue
      if (value) answer.places[id] = { ...value, name: 'Green Fork', version }
      else delete answer.places[id]
    }
    return structuredClone(answer)
  }
  return { put, answer }
}
