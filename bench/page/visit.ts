import type { Browser, Page } from '@playwright/test'
import { contextOptions, type Profile, slowDown } from './profiles.ts'

const MAP_DRAWN = '.map-island [data-drawn="true"]'
const PATIENCE_MS = 40_000
/** How long a page is watched for things that jump after it is there. */
const WATCH_MS = 1500
/** How late scripts come where they come late. */
const LATE_MS = 2000

export interface Visit {
  /** Milliseconds from opening the address to the frame that shows what it is about; NaN when it never came. */
  readMs: number
  mapMs: number
  /** For how long tasks of more than 50 ms blocked the page, beyond those 50, in milliseconds. */
  blockedMs: number
  /** The sum of all layout shifts. */
  shift: number
  /** Bytes over the line until everything was still. */
  bytes: number
}

/** What the page writes down about itself while it loads. */
interface Notes {
  read?: number
  map?: number
  blocked: number
  shift: number
}

declare global {
  interface Window {
    benchNotes: Notes
  }
}

/** Runs in the page: notes the first frame in which what it is about can be read, and in which the map is drawn. */
function takeNotes({ about, map }: { about: string; map: string }): void {
  const notes: Notes = { shift: 0, blocked: 0 }
  window.benchNotes = notes
  const isOnScreen = (element: Element | null) => {
    const box = element?.getBoundingClientRect()
    return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0
  }
  // No frame comes before the styles are there, so what a frame finds is what is seen; the next frame proves it drawn.
  const look = () => {
    if (notes.read === undefined && isOnScreen(document.querySelector(about)))
      requestAnimationFrame(() => {
        notes.read ??= performance.now()
      })
    if (notes.map === undefined && document.querySelector(map))
      requestAnimationFrame(() => {
        notes.map ??= performance.now()
      })
    if (notes.read === undefined || notes.map === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') notes.shift += entry.value
  })
  watch('longtask', ({ duration }) => {
    notes.blocked += Math.max(0, duration - 50)
  })
}

export interface Visiting {
  profile: Profile
  /** What has to be on the screen for the page to be readable. */
  about: string
  waitFor: 'read' | 'map'
  /** Scripts come long after all else. */
  isLate?: boolean
}

/** One visit of an address with an empty cache. */
export async function visit(browser: Browser, url: string, visiting: Visiting): Promise<Visit> {
  const { profile, about, waitFor, isLate = false } = visiting
  const context = await browser.newContext(contextOptions(profile))
  const page = await context.newPage()
  try {
    await slowDown(context, page, profile)
    if (isLate) await delayScripts(page)
    const bytes = countBytes(page)
    await page.addInitScript(takeNotes, { about, map: MAP_DRAWN })
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    await page.waitForFunction((key) => window.benchNotes[key] !== undefined, waitFor, {
      timeout: PATIENCE_MS,
    })
    await page.waitForTimeout(WATCH_MS)
    const notes = await page.evaluate(() => window.benchNotes)
    return {
      readMs: notes.read ?? Number.NaN,
      mapMs: notes.map ?? Number.NaN,
      blockedMs: notes.blocked,
      shift: notes.shift,
      bytes: bytes(),
    }
  } finally {
    await context.close()
  }
}

async function delayScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    // The page may be closed by then.
    await route.continue().catch(() => undefined)
  })
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
