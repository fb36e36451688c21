import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapSettings } from '../../worker/contract/page/page.ts'
import {
  type MapBounds,
  type MapContent,
  type MapDetail,
  type MapEngine,
  MapUnavailable,
  type MapView,
  type StartEngine,
  type Town,
} from './engine.ts'
import { changesOf } from './geometry.ts'
import { isSameView } from './sameView.ts'
import { useTheme } from './useTheme.ts'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** More moves than a visitor makes before the parent hands the first one back. */
const MAX_TOLD = 8

interface Report {
  view: MapView
  byUser: boolean
}

/** What the map shows, and its callbacks. */
export interface EngineProps {
  /**
   * The map starts here and follows later changes; an equal view in a new object brings it back. Passing back a view that it
   * reported moves nothing.
   */
  view: MapView
  /** Unchanged parts should stay the same objects. */
  content: MapContent
  /** After every move, and once at the start; `byUser` is false for moves that `view` caused. */
  onMove?: ((view: MapView, bounds: MapBounds, byUser: boolean) => void) | undefined
  onSelect?: ((id: string | null) => void) | undefined
  onHover?: ((id: string | null) => void) | undefined
  /** Called with the reason and a sentence when no live map can be drawn. */
  onUnavailable?: ((why: MapUnavailable) => void) | undefined
  settings: Pick<MapSettings, 'tiles'>
}

/** Runs an engine in the container until the returned function is called; `onFailure` is called if it cannot start or go on. */
export type OpenEngine = (
  container: HTMLElement,
  start: StartEngine,
  onFailure: (failure: unknown) => void,
) => () => void

interface EngineState {
  engine: MapEngine | null
  detail: MapDetail
  problem: string | null
  /** The view where the map last came to rest. */
  shown: MapView
  /** The nearest town that the built-in map knows. */
  town: Town | null
  open: OpenEngine
  /** Reports that there will be no map. */
  fail: (failure: unknown) => void
}

/**
 * Keeps the running engine in step with the props. An engine that replaces another starts at its view, or at a newer wanted one.
 */
export function useEngine(props: EngineProps): EngineState {
  const { view, content } = props
  const theme = useTheme()
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const [detail, setDetail] = useState<MapDetail>('low')
  const [problem, setProblem] = useState<string | null>(null)
  const [shown, setShown] = useState<MapView>(view)
  const [town, setTown] = useState<Town | null>(null)
  const wanted = useRef(view)
  const reported = useRef(view)
  /** The last reported views that the parent has not handed back. */
  const told = useRef<readonly Report[]>([])
  const hasRestarted = useRef(false)

  const onMove = useEffectEvent<NonNullable<EngineProps['onMove']>>((moved, bounds, byUser) => {
    reported.current = moved
    told.current = [...told.current.slice(1 - MAX_TOLD), { view: moved, byUser }]
    setShown(moved)
    props.onMove?.(moved, bounds, byUser)
  })
  const onSelect = useEffectEvent((id: string | null) => props.onSelect?.(id))
  const onHover = useEffectEvent((id: string | null) => props.onHover?.(id))

  const open: OpenEngine = (container, start, onFailure) => {
    reported.current = { ...reported.current, ...wishOf(wanted.current, view) }
    wanted.current = view
    let end = () => {}
    // A phone takes it from pages that nobody sees. A visible map that loses it again would go on losing it.
    const onLost = () => {
      end()
      if (document.hidden) end = whenSeen(begin)
      else if (hasRestarted.current) onFailure(new MapUnavailable('no-webgl'))
      else {
        hasRestarted.current = true
        begin()
      }
    }
    const events = {
      onMove,
      onSelect,
      onHover,
      onProblem: setProblem,
      onDetail: setDetail,
      onTown: setTown,
      onLost,
    }
    const begin = () => {
      const reducedMotion = matchMedia(LESS_MOTION).matches
      const how = { tiles: props.settings.tiles, reducedMotion }
      const startIn = (box: HTMLElement) => start(box, reported.current, theme, events, how)
      end = runEngine(container, startIn, setEngine, onFailure)
    }
    begin()
    return () => end()
  }
  const fail = (failure: unknown) => {
    const known = failure instanceof MapUnavailable ? failure : new MapUnavailable('not-loaded')
    setProblem(known.message)
    props.onUnavailable?.(known)
  }

  useEffect(() => engine?.setContent(content), [engine, content])
  useEffect(() => engine?.setTheme(theme), [engine, theme])
  useEffect(() => {
    // If the visitor moved the map while the engine started, it stays there, since the props have not changed.
    const wish = engine && wishOf(wanted.current, view)
    if (!wish) return
    wanted.current = view
    // A parent may pass a reported view back, even after a newer report; the visitor has moved on by then.
    const index = told.current.findIndex((report) => isHandedBack(report, view))
    told.current = told.current.slice(index + 1)
    if (index >= 0) return
    // Nor must an equal view stop a running move.
    const target = { ...reported.current, ...wish }
    if (isSameView(reported.current, target)) return
    // Another engine may have to take over during the move.
    reported.current = target
    engine.moveTo(wish)
  }, [engine, view])

  return { engine, detail, problem, shown, town, open, fail }
}

/**
 * Runs an engine in an element of its own, since one that is being removed must not share it with the next, until the returned
 * function is called. `onEngine` gets it once it has started, and null when it ends.
 */
function runEngine(
  container: HTMLElement,
  startIn: (box: HTMLElement) => Promise<MapEngine>,
  onEngine: (engine: MapEngine | null) => void,
  onFailure: (failure: unknown) => void,
): () => void {
  const box = document.createElement('div')
  box.className = 'map-surface'
  container.append(box)
  let isGone = false
  let running: MapEngine | null = null
  startIn(box)
    .then((started) => {
      if (isGone) return started.destroy()
      running = started
      onEngine(started)
    })
    .catch((failure: unknown) => {
      if (!isGone) onFailure(failure)
    })
  return () => {
    isGone = true
    running?.destroy()
    running = null
    box.remove()
    onEngine(null)
  }
}

/**
 * The newly wanted parts of a view; null when there are none. An equal view in a new object is wanted as a whole, since the
 * visitor may have moved the map meanwhile.
 */
function wishOf(before: MapView, view: MapView): Partial<MapView> | null {
  return view === before ? null : (changesOf(before, view) ?? view)
}

/**
 * Whether a wanted view is this report, or a copy of a visitor's move. A move that a view caused may be wanted again, so of that
 * only the very object counts.
 */
function isHandedBack({ view, byUser }: Report, wanted: MapView): boolean {
  return view === wanted || (byUser && changesOf(view, wanted) === null)
}

/** Calls back once the page is visible again, unless the returned function is called before. */
function whenSeen(then: () => void): () => void {
  const stop = () => document.removeEventListener('visibilitychange', check)
  const check = () => {
    if (document.hidden) return
    stop()
    then()
  }
  document.addEventListener('visibilitychange', check)
  return stop
}
