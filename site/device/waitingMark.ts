import { readStoredJson, store } from './storage.ts'

/** How many changes of an account wait on this device for a connection, for pages that know nothing else of them. */
export interface WaitingMark {
  /** That nobody has refused. */
  unsent: number
  all: number
}

/** Where they are kept, and the mark of them. */
export const waitingKey = (owner: string) => `waiting:${owner}`

export function readWaitingMark(owner: string): WaitingMark {
  const { unsent = 0, all = 0 } = (readStoredJson(waitingKey(owner)) ?? {}) as Partial<WaitingMark>
  return { unsent, all }
}

/** Other tabs hear of each one that differs from the one before. */
export function storeWaitingMark(owner: string, mark: WaitingMark): void {
  const text = mark.all === 0 ? null : JSON.stringify({ ...mark, at: Date.now() })
  store(waitingKey(owner), text)
}
