import type { ErrorItem } from '../../worker/contract/errors.ts'

/** The session that calls are made in. */
export interface Session {
  token: () => string | null
  /** The server no longer knows this token, as `reasons` say. */
  refused: (token: string, reasons: readonly ErrorItem[]) => void
}

let session: Session | null = null

/** Gives the calls of this browser their session; returns how to take it back. Never called in the Worker. */
export function connectSession(newest: Session): () => void {
  session = newest
  return () => {
    if (session === newest) session = null
  }
}

export const connected = (): Session | null => session
