import type { Browser, Page } from '@playwright/test'
import { contextOptions, type Profile, slowDown } from './profiles.ts'

const MAP_DRAWN = '.map-island [data-drawn="true"]'
const PATIENCE_MS = 40_000
/** How long a page is watched for layout shifts after loading. */
const WATCH_MS = 1500
/** The delay of scripts in the late case. */
const LATE_MS = 2000

export interface Visit {
  /** Milliseconds from opening the address to the frame that shows the main content; NaN if it never came. */
  readMs: number
  mapMs: number
  /** The total blocking time: of each task, the time beyond 50 ms, in milliseconds. */
  blockedMs: number
  /** The sum of all layout shifts. */
  shift: number
  /** Bytes transferred until the page was idle. */
  bytes: number
}

/** What the page records while it loads. */
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

/** Runs in the page: records the first frame that shows the main content, and the first that shows the map. */
function takeNotes({ about, map }: { about: string; map: string }): void {
  const notes: Notes = { shift: 0, blocked: 0 }
  window.benchNotes = notes
  const isOnScreen = (element: Element | null) => {
    const box = element?.getBoundingClientRect()
    return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0
  }
  // No frame is drawn before the styles are loaded, so what a frame finds is visible; the next frame proves that it was drawn.
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
  /** The content that must be visible for the page to be readable. */
  about: string
  waitFor: 'read' | 'map'
  /** Delays the scripts until long after everything else. */
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
