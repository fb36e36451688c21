import { useCallback, useMemo, useRef, useState } from 'react'

export interface BotCheckState {
  /** The number of the current check; each answer is good for one try only. */
  round: number
  /** The check calls this with its pending answer, or null when the answer has expired. */
  answer: (token: Promise<string> | null) => void
  /** The answer of this round; empty until the visitor has passed. Rejects when the check failed. */
  read: () => Promise<string>
  /** Requests a new answer, since the last one is used up. */
  renew: () => void
}

/** Connects a form to its bot check; each round gives a new object. */
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
