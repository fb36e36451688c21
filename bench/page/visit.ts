import type { Browser, Page } from '@playwright/test'
import { contextOptions, type Profile, slowDown } from './profiles.ts'

const NAME = '.results .row-name'
const MAP_DRAWN = '.map-island [data-drawn="true"]'
const PATIENCE_MS = 40_000
/** How long a page is watched for things that jump after it is there. */
const WATCH_MS = 1500

export interface Visit {
  /** Milliseconds from opening the address to the frame that shows them; NaN when they never came. */
  namesMs: number
  mapMs: number
  /** The sum of all layout shifts. */
  shift: number
  /** Bytes over the line until everything was still. */
  bytes: number
}

/** What the page writes down about itself while it loads. */
interface Notes {
  names?: number
  map?: number
  shift: number
}

declare global {
  interface Window {
    benchNotes: Notes
  }
}

/** Runs in the page: notes the first frame in which a name can be read, and in which the map is drawn. */
function takeNotes({ name, map }: { name: string; map: string }): void {
  const notes: Notes = { shift: 0 }
  window.benchNotes = notes
  const isOnScreen = (element: Element | null) => {
    const box = element?.getBoundingClientRect()
    return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0
  }
  // No frame comes before the styles are there, so what a frame finds is what is seen; the next frame proves it drawn.
  const look = () => {
    if (notes.names === undefined && isOnScreen(document.querySelector(name)))
      requestAnimationFrame(() => {
        notes.names ??= performance.now()
      })
    if (notes.map === undefined && document.querySelector(map))
      requestAnimationFrame(() => {
        notes.map ??= performance.now()
      })
    if (notes.names === undefined || notes.map === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') notes.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** One visit of an address with an empty cache. `waitFor` is the last thing to wait for. */
export async function visit(
  browser: Browser,
  url: string,
  profile: Profile,
  waitFor: 'names' | 'map' | 'load',
): Promise<Visit> {
  const context = await browser.newContext(contextOptions(profile))
  const page = await context.newPage()
  try {
    await slowDown(context, page, profile)
    const bytes = countBytes(page)
    await page.addInitScript(takeNotes, { name: NAME, map: MAP_DRAWN })
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    if (waitFor !== 'load') {
      await page.waitForFunction((key) => window.benchNotes[key] !== undefined, waitFor, {
        timeout: PATIENCE_MS,
      })
    }
    await page.waitForTimeout(WATCH_MS)
    const notes = await page.evaluate(() => window.benchNotes)
    return {
      namesMs: notes.names ?? Number.NaN,
      mapMs: notes.map ?? Number.NaN,
      shift: notes.shift,
      bytes: bytes(),
    }
  } finally {
    await context.close()
  }
}

function countBytes(page: Page): () => number {
  let sum = 0
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request
      .sizes()
      .catch(() => ({ responseBodySize: 0, responseHeadersSize: 0 }))
    sum += responseBodySize + responseHeadersSize
  })
  return () => sum
}
