import type { ErrorItem } from '../../worker/contract/errors.ts'

/** The session of calls. */
interface Session {
  token: () => string | null
  /** Called when the server refuses this token, with its reasons. */
  refused: (token: string, reasons: readonly ErrorItem[]) => void
}

let session: Session | null = null

/** Sets the session of this browser's calls; returns a function that removes it. Never called in the Worker. */
export function connectSession(newest: Session): () => void {
  session = newest
  return () => {
    if (session === newest) session = null
  }
}

export const connected = (): Session | null => session
