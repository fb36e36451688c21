import { useEffect, useRef, useState } from 'react'
import { t } from '../../../../languages/t.ts'
import type {
  BuilderAnswer,
  PhotoProgress,
} from '../../../../worker/contract/restaurants/builder.ts'
import { firstServerMessage } from '../../../api/failure.ts'
import { LatestOnly } from '../../../api/latestOnly.ts'
import { UnreadablePhoto } from '../../../device/shrinkPhoto.ts'

type Read = (
  signal: AbortSignal,
  onProgress: (progress: PhotoProgress) => void,
) => Promise<BuilderAnswer>

export interface MenuReading {
  isBusy: boolean
  /** How far photos are read; null for a website, and while they are sent. */
  progress: PhotoProgress | null
  /** Why nothing could be read; empty when there is nothing to say. */
  problem: string
  answer: BuilderAnswer | null
  /** A newer reading ends the older. */
  start: (read: Read) => Promise<void>
  /** Ends a reading and forgets what was read. */
  forget: () => void
}

/** Reads one menu at a time, for as long as the page that asks is open. */
export function useMenuReading(): MenuReading {
  const calls = useRef(new LatestOnly())
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<PhotoProgress | null>(null)
  const [problem, setProblem] = useState('')
  const [answer, setAnswer] = useState<BuilderAnswer | null>(null)

  const forget = () => {
    calls.current.cancel('read')
    setBusy(false)
    setProgress(null)
    setProblem('')
    setAnswer(null)
  }
  const start: MenuReading['start'] = async (read) => {
    forget()
    setBusy(true)
    try {
      const found = await calls.current.run('read', (signal) =>
        read(signal, (reached) => {
          if (!signal.aborted) setProgress(reached)
        }),
      )
      if (found === null) return
      if (found.menu.trim() === '') setProblem(t('No menu was found there.'))
      else setAnswer(found)
    } catch (error) {
      const otherwise = t('The menu could not be read, please try again.')
      const isPhoto = error instanceof UnreadablePhoto
      setProblem(isPhoto ? error.message : firstServerMessage(error, otherwise))
    }
    setBusy(false)
  }
  useEffect(() => {
    const { current } = calls
    return () => current.cancel('read')
  }, [])
  return { isBusy, progress, problem, answer, start, forget }
}
