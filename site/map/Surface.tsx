import './Surface.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { StartEngine } from './engine.ts'
import type { OpenEngine } from './useEngine.ts'

interface SurfaceProps {
  /** Starts the engine; another function starts a new map. */
  start: StartEngine
  open: OpenEngine
  /** The engine cannot be started, or cannot go on. */
  onFailure: (failure: unknown) => void
}

/** The element in which an engine draws while it is shown. */
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
