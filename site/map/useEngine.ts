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
  settings: Pick<MapSettings, 'tiles'>
}

/** Runs an engine in a box of the page until the answer is called; `onFailure` hears when it cannot start. */
export type OpenEngine = (
  container: HTMLElement,
  start: StartEngine,
  onFailure: (failure: unknown) => void,
) => () => void

interface EngineState {
  engine: MapEngine | null
  detail: MapDetail
  problem: string | null
  /** What the map shows where it last came to rest. */
  shown: MapView
  /** The town nearest to its middle, as far as the built-in map knows. */
  town: Town | null
  open: OpenEngine
  /** Says that there will be no map. */
  fail: (failure: unknown) => void
}

/**
 * Keeps whichever engine is open in step with the props. One that is opened in place of another begins where that one was,
 * or was sent meanwhile.
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

  const onMove = useEffectEvent<NonNullable<EngineProps['onMove']>>((moved, bounds, byUser) => {
    reported.current = moved
    setShown(moved)
    props.onMove?.(moved, bounds, byUser)
  })
  const onSelect = useEffectEvent((id: string | null) => props.onSelect?.(id))
  const onHover = useEffectEvent((id: string | null) => props.onHover?.(id))

  const open: OpenEngine = (container, start, onFailure) => {
    // A box of its own for each start: a map that is on its way out must not share it with the next.
    const box = document.createElement('div')
    box.className = 'map-surface'
    container.append(box)
    const from = { ...reported.current, ...wishOf(wanted.current, view) }
    wanted.current = view
    reported.current = from
    const events = {
      onMove,
      onSelect,
      onHover,
      onProblem: setProblem,
      onDetail: setDetail,
      onTown: setTown,
    }
    const reducedMotion = matchMedia(LESS_MOTION).matches
    let isGone = false
    let running: MapEngine | null = null
    start(box, from, theme, events, { tiles: props.settings.tiles, reducedMotion })
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
  }
  const fail = (failure: unknown) => {
    const known = failure instanceof MapUnavailable ? failure : new MapUnavailable('not-loaded')
    setProblem(known.message)
    props.onUnavailable?.(known.message)
  }

  useEffect(() => engine?.setContent(content), [engine, content])
  useEffect(() => engine?.setTheme(theme), [engine, theme])
  useEffect(() => {
    // Whoever moved the map while it was starting stays there: nothing new is wanted.
    const wish = engine && wishOf(wanted.current, view)
    if (!wish) return
    wanted.current = view
    // A parent that keeps what the map reports hands it back: that must not stop a move going on.
    const target = { ...reported.current, ...wish }
    if (isSameView(reported.current, target)) return
    // Another engine may have to take over on the way.
    reported.current = target
    engine.moveTo(wish)
  }, [engine, view])

  return { engine, detail, problem, shown, town, open, fail }
}

/**
 * What is newly wanted; null when nothing is. The same place as before, wanted anew, is wanted whole: whoever moved the map
 * meanwhile is taken back to it.
 */
function wishOf(before: MapView, view: MapView): Partial<MapView> | null {
  return view === before ? null : (changesOf(before, view) ?? view)
}
