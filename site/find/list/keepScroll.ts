import { readStored, store } from '../../device/storage.ts'

const SCROLLERS = '.find-side, .results'

/** Under which the tab keeps how its last list was left. */
const KEY = 'list'

/** How a list was left: how far it was scrolled, and where its open row stood in the window, in pixels. */
interface Left {
  address: string
  scroll: number
  rowTop: number | null
}

const openRow = () => document.querySelector('.row[data-selected]')
const scrollersIn = () => [...document.querySelectorAll(SCROLLERS)]
const address = () => window.location.pathname + window.location.search

/**
 * Coming back from another page, the list stands where it was left, and its open row to the pixel: what rows out of sight
 * are taken to measure is not their height. Else the list stands at the row that the address names. Returns how to stop.
 */
export function keepScroll(): () => void {
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
  window.addEventListener('pagehide', keepLeft)
  return () => window.removeEventListener('pagehide', keepLeft)
}

function keepLeft(): void {
  const scroll = Math.max(0, ...scrollersIn().map(({ scrollTop }) => scrollTop))
  const rowTop = openRow()?.getBoundingClientRect().top ?? null
  store(
    KEY,
    JSON.stringify({ address: address(), scroll, rowTop } satisfies Left),
    'sessionStorage',
  )
}

/** Of this very list, when the visitor has come back to it or loaded it anew. */
function takeLeft(): Left | null {
  const [visit] = performance.getEntriesByType('navigation')
  const isAgain = visit !== undefined && 'type' in visit && visit.type !== 'navigate'
  const text = isAgain ? readStored(KEY, 'sessionStorage') : null
  // This file has written it.
  const left: Left | null = JSON.parse(text ?? 'null')
  return left?.address === address() ? left : null
}

/** A search somewhere else starts there. */
export function showTopOfList(): void {
  for (const scroller of scrollersIn()) scroller.scrollTop = 0
}
