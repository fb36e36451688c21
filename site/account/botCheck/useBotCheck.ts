import { useCallback, useMemo, useRef, useState } from 'react'

export interface BotCheckState {
  /** Counts the checks asked for; each answer is good for one try only. */
  round: number
  /** Called by the check with the answer on its way, or null when there is none any more. */
  answer: (token: Promise<string> | null) => void
  /** The answer of this round; empty while the visitor has not passed. Rejects when the check failed. */
  read: () => Promise<string>
  /** Asks for a new answer, since the last one is spent. */
  renew: () => void
}

/** Joins a form to its bot check; another round is another object. */
export function useBotCheck(): BotCheckState {
  const token = useRef<Promise<string> | null>(null)
  const [round, setRound] = useState(0)
  const answer = useCallback((next: Promise<string> | null) => {
    token.current = next
  }, [])
  const read = useCallback(async () => (await token.current) ?? '', [])
  const renew = useCallback(() => {
    token.current = null
    setRound((before) => before + 1)
  }, [])
  return useMemo(() => ({ round, answer, read, renew }), [round, answer, read, renew])
}
