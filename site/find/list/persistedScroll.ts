import { useEffect, useLayoutEffect, useRef } from 'react'
import type { LatLng } from '../../../worker/contract/search.ts'
import { type Find, isSamePlace } from '../findState.ts'

const SCROLLERS = '.find-side, .results'

const openRow = () => document.querySelector('.row[data-selected]')

/**
 * Coming back from another page, the list stands where it was left, and its open row to the pixel: what rows out of sight
 * are taken to measure is not their height. Else the list stands at the row that the address names.
 */
export function useKeptScroll({ kept }: Find): void {
  useLayoutEffect(() => {
    const { rowTop } = kept
    const row = openRow()
    const isBack = row !== null && rowTop !== null
    row?.parentElement?.toggleAttribute('data-whole', isBack)
    for (const scroller of document.querySelectorAll(SCROLLERS)) scroller.scrollTop = kept.scroll
    if (isBack) {
      const scroller = row.closest(SCROLLERS)
      scroller?.scrollBy({ top: row.getBoundingClientRect().top - rowTop })
    } else row?.scrollIntoView({ block: 'nearest' })
    const keep = ({ target }: Event) => {
      if (target instanceof Element && target.matches(SCROLLERS)) kept.scroll = target.scrollTop
    }
    // Scroll events do not bubble: they can only be caught on their way down.
    window.addEventListener('scroll', keep, { passive: true, capture: true })
    return () => {
      kept.rowTop = openRow()?.getBoundingClientRect().top ?? null
      window.removeEventListener('scroll', keep, { capture: true })
    }
  }, [kept])
}

/** A search somewhere else starts at the top of its list. */
export function useTopOfList(centre: LatLng | null): void {
  const before = useRef(centre)
  useEffect(() => {
    if (isSamePlace(before.current, centre)) return
    before.current = centre
    for (const scroller of document.querySelectorAll(SCROLLERS)) scroller.scrollTop = 0
  }, [centre])
}
