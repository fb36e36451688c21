import './Surface.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { StartEngine } from './engine.ts'
import type { OpenEngine } from './useEngine.ts'

interface SurfaceProps {
  /** The one whose map it is; another one begins anew. */
  start: StartEngine
  open: OpenEngine
  /** The engine cannot be started. */
  onFailure: (failure: unknown) => void
}

/** The box in which an engine draws for as long as it is shown. */
export function Surface({ start, open, onFailure }: SurfaceProps) {
  const container = useRef<HTMLDivElement>(null)
  const openNow = useEffectEvent(open)
  const failNow = useEffectEvent(onFailure)
  useEffect(() => {
    const { current } = container
    return current ? openNow(current, start, failNow) : undefined
  }, [start])
  return <div className="map-surface" ref={container} />
}
