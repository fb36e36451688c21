import { readStoredJson, store } from './storage.ts'

/** How many changes of a user wait on this device for a connection, for pages that do not load them. */
export interface WaitingMark {
  /** Those that were not refused. */
  unsent: number
  all: number
}

/** The key of the changes and of their mark. */
export const waitingKey = (userId: string) => `waiting:${userId}`

export function readWaitingMark(userId: string): WaitingMark {
  const { unsent = 0, all = 0 } = (readStoredJson(waitingKey(userId)) ?? {}) as Partial<WaitingMark>
  return { unsent, all }
}

/** Other tabs get an event for each value that differs from the last. */
export function storeWaitingMark(userId: string, mark: WaitingMark): void {
  const text = mark.all === 0 ? null : JSON.stringify({ ...mark, at: Date.now() })
  store(waitingKey(userId), text)
}
