import { useEffect, useRef, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { type Area, keepArea } from '../../kept/keptAreas.ts'
import { addAlert } from '../../shell/alerts.ts'

interface State {
  /** The area being downloaded, or that failed; else null. */
  area: Area | null
  progress: { done: number; all: number } | null
  problem: string
}

export interface Keeping extends State {
  keep: (area: Area) => Promise<void>
  stop: () => void
}

const NOTHING: State = { area: null, progress: null, problem: '' }

/** Downloads one area at a time to this device. */
export function useKeeping(onKept: () => Promise<void>): Keeping {
  const [state, setState] = useState(NOTHING)
  // A new download starts only when a stopped one has ended.
  const running = useRef<AbortController | null>(null)
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  const keep = async (area: Area) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const show = (done: number, all: number) =>
      setState({ area, progress: { done, all }, problem: '' })
    show(0, 0)
    try {
      await navigator.storage.persist().catch(() => false)
      await keepArea(area, show, controller.signal)
      await onKept()
      setState(NOTHING)
      addAlert({ kind: 'success', text: t('{name} is on this device now', { name: area.name }) })
    } catch (error) {
      const problem = firstServerMessage(error, t('The area could not be kept, please try again'))
      setState(controller.signal.aborted ? NOTHING : { area, progress: null, problem })
    } finally {
      running.current = null
    }
  }
  return { ...state, keep, stop }
}
