import { useEffect, useRef, useState } from 'react'
import type { BuilderAnswer } from '../../../../worker/contract/listings/builder.ts'
import { firstServerMessage } from '../../../api/failure.ts'
import { LatestOnly } from '../../../api/latestOnly.ts'

export interface MenuReading {
  isBusy: boolean
  /** Why nothing could be read; empty when there is nothing to say. */
  problem: string
  answer: BuilderAnswer | null
  /** A newer reading ends the older. */
  start: (read: (signal: AbortSignal) => Promise<BuilderAnswer>) => Promise<void>
  /** Ends a reading and forgets what was read. */
  forget: () => void
}

/** Reads one menu at a time, for as long as the page that asks is open. */
export function useMenuReading(): MenuReading {
  const calls = useRef(new LatestOnly())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [answer, setAnswer] = useState<BuilderAnswer | null>(null)

  const forget = () => {
    calls.current.cancel('read')
    setBusy(false)
    setProblem('')
    setAnswer(null)
  }
  const start: MenuReading['start'] = async (read) => {
    forget()
    setBusy(true)
    try {
      const found = await calls.current.run('read', read)
      if (found === null) return
      if (found.menu.trim() === '') setProblem('No menu was found there.')
      else setAnswer(found)
    } catch (error) {
      setProblem(firstServerMessage(error, 'The menu could not be read, please try again.'))
    }
    setBusy(false)
  }
  useEffect(() => {
    const { current } = calls
    return () => current.cancel('read')
  }, [])
  return { isBusy, problem, answer, start, forget }
}
