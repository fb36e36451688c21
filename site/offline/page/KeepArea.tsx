import '../../ui/card.css'
import './AreasPage.css'
import { useEffect, useRef, useState } from 'react'
import { Trans } from '../../../languages/Trans.tsx'
import { t } from '../../../languages/t.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { type Area, keepArea } from '../keptAreas.ts'

interface KeepAreaProps {
  area: Area
  onKept: () => void
}

/** Brings an area to this device, and says how far it is. */
export function KeepArea({ area, onKept }: KeepAreaProps) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [problem, setProblem] = useState('')
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const keep = async () => {
    if (progress) return
    const controller = new AbortController()
    stop.current = controller
    setProblem('')
    setProgress({ done: 0, all: 0 })
    try {
      await navigator.storage.persist().catch(() => false)
      await keepArea(area, (done, all) => setProgress({ done, all }), controller.signal)
      onKept()
    } catch (error) {
      if (controller.signal.aborted) return
      setProblem(firstServerMessage(error, t('The area could not be kept, please try again')))
    } finally {
      setProgress(null)
    }
  }
  return (
    <section className="card keep-area" aria-label={t('Keep {name}', { name: area.name })}>
      <p>
        <Trans
          id="All places within {km} km of <strong>{name}</strong>, of very many the nearest."
          values={{ km: Math.round(area.km), name: area.name }}
          components={{ strong: <strong dir="auto" /> }}
        />
      </p>
      {progress && (
        <p role="status">
          <progress
            aria-label={t('Progress')}
            {...(progress.all > 0 && { max: progress.all, value: progress.done })}
          />{' '}
          {progress.all > 0 && t('{done} of {all}', { ...progress })}
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      {progress ? (
        <Button
          onClick={() => {
            stop.current?.abort()
            setProgress(null)
          }}
        >
          {t('Stop')}
        </Button>
      ) : (
        <Button look="primary" onClick={() => void keep()}>
          {t('Keep this area')}
        </Button>
      )}
    </section>
  )
}
