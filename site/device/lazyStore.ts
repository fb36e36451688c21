import { createStore, type UseStore } from 'idb-keyval'

/** A store in the browser's database, created on first use, because the Worker has no such database. */
export function lazyStore(database: string, name: string): () => UseStore {
  let store: UseStore | null = null
  return () => {
    store ??= createStore(database, name)
    return store
  }
}
