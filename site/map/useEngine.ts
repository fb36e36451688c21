import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type MapBounds,
  type MapContent,
  type MapDetail,
  type MapEngine,
  MapUnavailable,
  type MapView,
  type Town,
} from './engine.ts'
import { changesOf } from './geometry.ts'
import { isSameView } from './sameView.ts'
import { startMap } from './start.ts'
import { useTheme } from './useTheme.ts'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** What the map is to show and whom it tells. */
export interface EngineProps {
  /**
   * The map starts here, and goes to whatever of this changes later; an equal view in a new object brings it back there.
   * Handing back what it reported moves nothing.
   */
  view: MapView
  /** Parts that did not change should stay the same objects. */
  content: MapContent
  /** After every move, and once at the start; `byUser` is false for those that `view` asked for. */
  onMove?: ((view: MapView, bounds: MapBounds, byUser: boolean) => void) | undefined
  onSelect?: ((id: string | null) => void) | undefined
  onHover?: ((id: string | null) => void) | undefined
  /** No map can be drawn: the sentence says so; the page shows the list. */
  onUnavailable?: ((sentence: string) => void) | undefined
  /** Google Maps is tried first when there is a key. */
  mapsKey?: string | undefined
  /** False: never look for street tiles outside the site. */
  streets?: boolean | undefined
}

interface EngineState {
  engine: MapEngine | null
  detail: MapDetail
  problem: string | null
  /** What the map shows where it last came to rest. */
  shown: MapView
  /** The town nearest to its middle, as far as the built-in map knows. */
  town: Town | null
}

/** Runs a map in the container for as long as the component lives, and keeps it in step with the props. */
export function useEngine(
  container: RefObject<HTMLDivElement | null>,
  props: EngineProps,
): EngineState {
  const { view, content, mapsKey = null, streets = true } = props
  const theme = useTheme()
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const [detail, setDetail] = useState<MapDetail>('low')
  const [problem, setProblem] = useState<string | null>(null)
  const [shown, setShown] = useState<MapView>(view)
  const [town, setTown] = useState<Town | null>(null)
  const wanted = useRef(view)
  const reported = useRef(view)

  const onMove = useEffectEvent<NonNullable<EngineProps['onMove']>>((moved, bounds, byUser) => {
    reported.current = moved
    setShown(moved)
    props.onMove?.(moved, bounds, byUser)
  })
  const onSelect = useEffectEvent((id: string | null) => props.onSelect?.(id))
  const onHover = useEffectEvent((id: string | null) => props.onHover?.(id))
  const onFailure = useEffectEvent((failure: unknown) => {
    const known = failure instanceof MapUnavailable ? failure : new MapUnavailable('not-loaded')
    setEngine(null)
    setProblem(known.message)
    props.onUnavailable?.(known.message)
  })
  const start = useEffectEvent((box: HTMLElement, key: string | null) => {
    wanted.current = view
    const events = {
      onMove,
      onSelect,
      onHover,
      onProblem: setProblem,
      onUnavailable: onFailure,
      onDetail: setDetail,
      onTown: setTown,
    }
    const reducedMotion = matchMedia(LESS_MOTION).matches
    return startMap(key)(box, view, theme, events, { streets, reducedMotion })
  })

  useEffect(() => {
    // A box of its own for each start: a map that is on its way out must not share it with the next.
    const box = document.createElement('div')
    box.className = 'map-surface'
    container.current?.append(box)
    let isGone = false
    let running: MapEngine | null = null
    start(box, mapsKey)
      .then((started) => {
        if (isGone) return started.destroy()
        running = started
        setEngine(started)
      })
      .catch((failure: unknown) => {
        if (!isGone) onFailure(failure)
      })
    return () => {
      isGone = true
      running?.destroy()
      box.remove()
      setEngine(null)
    }
  }, [container, mapsKey])

  useEffect(() => engine?.setContent(content), [engine, content])
  useEffect(() => engine?.setTheme(theme), [engine, theme])
  useEffect(() => {
    // Whoever moved the map while it was starting stays there: nothing new is wanted.
    if (!engine || view === wanted.current) return
    // The same place as before, wanted anew: whoever moved the map meanwhile is taken back to it.
    const changes = changesOf(wanted.current, view) ?? view
    wanted.current = view
    // A parent that keeps what the map reports hands it back: that must not stop a move going on.
    if (!isSameView(reported.current, { ...reported.current, ...changes })) {
      engine.moveTo(changes)
    }
  }, [engine, view])

  return { engine, detail, problem, shown, town }
}
