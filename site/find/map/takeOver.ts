import { useCallback, useEffect, useState } from 'react'
import { useShared } from '../../device/useShared.ts'
import type { MapBounds, MapView } from '../../map/engine.ts'
import { isSameView } from '../../map/sameView.ts'
import { BEFORE_MAP, type Find } from '../findState.ts'
import { followMap } from '../moving.ts'

/** Some views no live map can show, such as a pole in the middle: it then takes over where it is. */
const LONGEST_WAIT_MS = 1000

/**
 * Lets the live map take over where the still one is. Returns what handles the live map's moves: before that, it is hidden, and
 * its moves only say where it has come to rest.
 */
export function useTakeOver(find: Find) {
  const { isLive, isHeld } = useShared(find.pane, BEFORE_MAP)
  const [rested, setRested] = useState<Rest | null>(null)
  useEffect(() => {
    if (isLive || isHeld || !rested) return
    return whenAlike(find, rested, () => show(find, rested))
  }, [find, isLive, isHeld, rested])

  return useCallback(
    (moved: MapView, bounds: MapBounds, byUser: boolean) => {
      setRested({ view: moved, bounds })
      const { box } = find.state
      const isHidden = !find.pane.isLive && box !== null && !isSameView(box.view, moved)
      if (!isHidden) followMap(find, moved, bounds, byUser)
    },
    [find],
  )
}

/** Where the live map has come to rest. */
interface Rest {
  view: MapView
  bounds: MapBounds
}

/** Calls back when both maps show the same, or when they will not. Returns a function that stops it. */
function whenAlike(find: Find, rested: Rest, run: () => void): () => void {
  if (!isAlike(find, rested)) {
    const timer = setTimeout(run, LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }
  // The live map reports before its last frame is drawn.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}

function isAlike({ state }: Find, rested: Rest): boolean {
  return state.box === null || isSameView(state.box.view, rested.view)
}

function show(find: Find, rested: Rest): void {
  const map = document.getElementById('map')
  const hadFocus = map?.querySelector('.still')?.contains(document.activeElement)
  // The sheet swaps both maps in one frame; the island of the still one then ends.
  map?.setAttribute('data-live', '')
  find.pane.isLive = true
  // Until now its moves elsewhere were not followed.
  if (!isAlike(find, rested)) followMap(find, rested.view, rested.bounds, false)
  if (hadFocus) map?.focus({ preventScroll: true })
}

/** Shows the still map again, when the live one is lost. */
export function giveBack({ pane }: Find): void {
  document.getElementById('map')?.removeAttribute('data-live')
  pane.isLive = false
}
