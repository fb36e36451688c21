import { useEffect, useRef, useState } from 'react'
import { t } from '../../../../languages/t.ts'
import type {
  BuilderAnswer,
  PhotoProgress,
} from '../../../../worker/contract/restaurants/builder.ts'
import { firstServerMessage } from '../../../api/failure.ts'
import { UnreadablePhoto } from '../../../device/drafts/shrinkPhoto.ts'
import { LatestOnly } from '../../../device/latestOnly.ts'

type Read = (
  signal: AbortSignal,
  onProgress: (progress: PhotoProgress) => void,
) => Promise<BuilderAnswer>

interface MenuReading {
  isBusy: boolean
  /** The progress of reading photos; null for a website, and during the upload. */
  progress: PhotoProgress | null
  /** Why nothing could be read; empty without a problem. */
  problem: string
  answer: BuilderAnswer | null
  /** A new reading cancels the older one. */
  start: (read: Read) => Promise<void>
  /** Cancels a reading and drops its result. */
  forget: () => void
}

/** Reads one menu at a time while the page is open. */
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
