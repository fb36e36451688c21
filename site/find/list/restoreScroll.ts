import { readStoredJson, store } from '../../device/storage.ts'
import { here } from '../address/syncAddress.ts'

const SCROLLERS = '.find-side, .results'

/** The session storage key for the state of the last list. */
const KEY = 'list'

/**
 * The state in which a list was left: its scroll position, where its open row was in the window, in pixels, and whether that row
 * had a visible focus, as of somebody who uses the keyboard.
 */
interface Left {
  address: string
  scroll: number
  rowTop: number | null
  hasFocus: boolean
}

const openRow = () => document.querySelector('.row[data-selected]')
const scrollersIn = () => [...document.querySelectorAll(SCROLLERS)]

/**
 * Restores a list's scroll position when the visitor comes back, and its open row to the pixel, since rows out of sight have only
 * estimated heights; also the focus, on the link to its details. Otherwise scrolls to the row that the address names. Returns a
 * function that stops it.
 */
export function restoreScroll(): () => void {
  const left = takeLeft()
  const row = openRow()
  const rowTop = left?.rowTop ?? null
  const isBack = row !== null && rowTop !== null
  row?.parentElement?.toggleAttribute('data-whole', isBack)
  for (const scroller of scrollersIn()) scroller.scrollTop = left?.scroll ?? 0
  if (isBack) {
    const scroller = row.closest(SCROLLERS)
    scroller?.scrollBy({ top: row.getBoundingClientRect().top - rowTop })
  } else row?.scrollIntoView({ block: 'nearest' })
  const link = row?.querySelector<HTMLElement>('.row-details')
  if (left?.hasFocus) link?.focus({ preventScroll: true })
  window.addEventListener('pagehide', keepLeft)
  return () => window.removeEventListener('pagehide', keepLeft)
}

function keepLeft(): void {
  const scroll = Math.max(0, ...scrollersIn().map(({ scrollTop }) => scrollTop))
  const row = openRow()
  const left: Left = {
    address: here(),
    scroll,
    rowTop: row?.getBoundingClientRect().top ?? null,
    hasFocus: row?.querySelector(':focus-visible') != null,
  }
  store(KEY, JSON.stringify(left), 'sessionStorage')
}

/** The state kept for this list, if the visitor came back to it or reloaded it. */
function takeLeft(): Left | null {
  const [visit] = performance.getEntriesByType('navigation')
  const isAgain = visit !== undefined && 'type' in visit && visit.type !== 'navigate'
  // Only this file writes it.
  const left = isAgain ? (readStoredJson(KEY, 'sessionStorage') as Left | null) : null
  return left?.address === here() ? left : null
}

/** A search at another place starts at the top. */
export function showTopOfList(): void {
  for (const scroller of scrollersIn()) scroller.scrollTop = 0
}
