import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'
import type { Find } from '../findState.ts'
import { refuseClick } from './refuseClick.ts'

const NARROW = `(max-width: ${MOBILE_BREAKPOINT_PX}px)`
/** A shorter movement is a tap. */
const SLOP_PX = 8
/** The height of the raised strip as a share of the window's; find.css has the same value. */
const UP_SHARE = 0.46

/**
 * Makes the strip under a phone's map draggable: a mouse drags its grip, a finger any part of it while it is low. Returns a
 * function that stops it.
 */
export function letDragStrip({ state }: Find): () => void {
  const strip = document.querySelector<HTMLElement>('.results')
  const page = strip?.closest<HTMLElement>('.find')
  if (!strip || !page) return () => undefined
  let from: { y: number; height: number } | null = null
  let moved = 0

  const hold = ({ isPrimary, button, pointerType, clientY, target }: PointerEvent) => {
    const isOnGrip = target instanceof Element && target.closest('.strip-grip') !== null
    const isHeld = isOnGrip || (pointerType !== 'mouse' && !state.isStripUp)
    if (!isPrimary || button !== 0 || !isHeld || !window.matchMedia(NARROW).matches) return
    from = { y: clientY, height: strip.offsetHeight }
    moved = 0
  }
  const follow = ({ clientY }: PointerEvent) => {
    if (!from) return
    moved = from.y - clientY
    if (Math.abs(moved) < SLOP_PX) return
    page.style.setProperty('--strip', `${from.height + moved}px`)
    page.dataset.held = ''
  }
  const letGo = () => {
    if (!from) return
    from = null
    page.style.removeProperty('--strip')
    delete page.dataset.held
    if (Math.abs(moved) < SLOP_PX) return
    state.isStripUp = moved > 0
    refuseClick()
  }
  const roll = ({ deltaY }: WheelEvent) => {
    if (deltaY > 0 && !state.isStripUp) state.isStripUp = true
  }

  const end = new AbortController()
  const { signal } = end
  strip.addEventListener('pointerdown', hold, { signal })
  strip.addEventListener('wheel', roll, { signal, passive: true })
  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', letGo, { signal })
  // The browser scrolls instead.
  const giveUp = () => {
    moved = 0
    letGo()
  }
  window.addEventListener('pointercancel', giveUp, { signal })
  return () => end.abort()
}

/**
 * The shares of the map's height that are covered while the strip is raised: at the top by the tools, at the bottom by the strip
 * and the credits above it. A wider window has no strip, and covers nothing.
 */
export function coveredShares(): { top: number; bottom: number } {
  const map = document.getElementById('map')
  const strip = document.querySelector('.results')
  if (!map || !strip || getComputedStyle(strip).position !== 'absolute')
    return { top: 0, bottom: 0 }
  const page = map.closest('.find')?.getBoundingClientRect().bottom ?? 0
  const { top, bottom, height } = map.getBoundingClientRect()
  const tools = map.querySelector('.map-tools')?.getBoundingClientRect().bottom ?? top
  const foot = map.querySelector('.live-map .map-foot')?.getBoundingClientRect().height ?? 0
  const share = (px: number) => Math.min(0.9, Math.max(0, px / height || 0))
  return {
    top: share(tools - top),
    bottom: share(bottom - (page - UP_SHARE * window.innerHeight) + foot),
  }
}
