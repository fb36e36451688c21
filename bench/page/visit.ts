import type { Browser, CDPSession, Page } from '@playwright/test'
import { contextOptions, type Profile, slowDown } from './profiles.ts'
import { watchState } from './state.ts'

const PATIENCE_MS = 60_000
/** How long a page is watched for layout shifts after loading. */
const WATCH_MS = 1500
/** The delay of scripts in the late case. */
const LATE_MS = 2000

export interface Visit {
  /** Milliseconds from opening the address to the frame that shows the main content; NaN if it never came. */
  readMs: number
  /** Until a map with markers is visible, of which one can be chosen. */
  mapMs: number
  /** Until the live map has taken over. */
  liveMs: number
  /** The total blocking time before the live map is made: of each task, the time beyond 50 ms, in milliseconds. */
  blockedMs: number
  /** The same from then on. */
  blockedByLiveMs: number
  /** The sum of all layout shifts. */
  shift: number
  /** Bytes transferred until the page was idle. */
  bytes: number
}

/** What the page records while it loads. */
interface Notes {
  read?: number
  map?: number
  /** When the live map began to be made. */
  making?: number
  live?: number
  tasks: { start: number; beyond: number }[]
  shift: number
}

declare global {
  interface Window {
    benchNotes: Notes
  }
}

/** Runs in the page: records the first frame that shows the main content, and the first ones that show each map. */
function takeNotes({ about }: { about: string }): void {
  const notes: Notes = { shift: 0, tasks: [] }
  window.benchNotes = notes
  const isOnScreen = (element: Element | null) => {
    const box = element?.getBoundingClientRect()
    return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0
  }
  const isMapDrawn = () => {
    const picture = document.querySelector<HTMLImageElement>('.still-picture')
    const isThere = picture?.complete === true && picture.naturalWidth > 0
    return isThere && isOnScreen(document.querySelector('.still-content a path'))
  }
  const facts: ['read' | 'map' | 'making' | 'live', () => boolean][] = [
    ['read', () => isOnScreen(document.querySelector(about))],
    ['map', isMapDrawn],
    ['making', () => document.querySelector('.live-map') !== null],
    ['live', () => document.querySelector('.map-pane[data-live]') !== null],
  ]
  // No frame is drawn before the styles are loaded, so what a frame finds is visible; the next frame proves that it was drawn.
  const look = () => {
    for (const [fact, isTrue] of facts) {
      if (notes[fact] !== undefined || !isTrue()) continue
      requestAnimationFrame(() => {
        notes[fact] ??= performance.now()
      })
    }
    if (facts.some(([fact]) => notes[fact] === undefined)) requestAnimationFrame(look)
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
  watch('longtask', ({ startTime, duration }) => {
    notes.tasks.push({ start: startTime, beyond: Math.max(0, duration - 50) })
  })
}

export interface Visiting {
  profile: Profile
  /** The content that must be visible for the page to be readable. */
  about: string
  waitFor: 'read' | 'live'
  /** Delays the scripts until long after everything else. */
  isLate?: boolean
}

/** One visit of an address with an empty cache. */
export async function visit(browser: Browser, url: string, visiting: Visiting): Promise<Visit> {
  const { profile, about, waitFor, isLate = false } = visiting
  const context = await browser.newContext(contextOptions(profile))
  const page = await context.newPage()
  try {
    const session = await slowDown(context, page, profile)
    if (isLate) await delayScripts(page)
    const bytes = countBytes(page)
    const tellState = watchState(page)
    await page.addInitScript(takeNotes, { about })
    try {
      await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
      await whenNoted(session, waitFor)
    } catch (cause) {
      throw new Error(`${url} was never ${waitFor}.\n${await tellState()}`, { cause })
    }
    await page.waitForTimeout(WATCH_MS)
    const notes = await page.evaluate(() => window.benchNotes)
    const { making = Number.POSITIVE_INFINITY } = notes
    return {
      readMs: notes.read ?? Number.NaN,
      mapMs: notes.map ?? Number.NaN,
      liveMs: notes.live ?? Number.NaN,
      blockedMs: blockedIn(notes, 0, making),
      blockedByLiveMs: blockedIn(notes, making, Number.POSITIVE_INFINITY),
      shift: notes.shift,
      bytes: bytes(),
    }
  } finally {
    await context.close()
  }
}

/**
 * Playwright's own waiting would first run a script of 340 KB in the page: a task of up to 100 ms on the phone, which a visitor
 * does not have.
 */
async function whenNoted(session: CDPSession, fact: Visiting['waitFor']): Promise<void> {
  const expression = `new Promise((resolve, reject) => {
    setTimeout(reject, ${PATIENCE_MS})
    const look = () => window.benchNotes.${fact} === undefined ? setTimeout(look, 100) : resolve()
    look()
  })`
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(`Not ${fact} within ${PATIENCE_MS} ms`)
}

/** The blocking time of the tasks that began between two times. */
function blockedIn({ tasks }: Notes, from: number, to: number): number {
  const within = tasks.filter(({ start }) => start >= from && start < to)
  return within.reduce((sum, { beyond }) => sum + beyond, 0)
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
