import type { Browser, Page } from '@playwright/test'
import { median, percentile } from '../report.ts'
import { contextOptions, DESKTOP } from './profiles.ts'

const STEPS = 90
const STEP_PIXELS = 6
const PATIENCE_MS = 40_000

/** More than two frames of a display of 60 Hz, and less than three. */
const LATE_MS = (2.5 / 60) * 1000

interface PanFrames {
  medianMs: number
  p95Ms: number
  /** The share of frames that took at most two of the display's. */
  inTime: number
}

/** Runs in the page: records the times between frames until `benchPan` is called. */
function recordFrames(): void {
  const times: number[] = []
  let isOver = false
  const note = (time: number) => {
    times.push(time)
    if (!isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  window.benchPan = () => {
    isOver = true
    return times.slice(1).map((time, index) => time - (times[index] ?? time))
  }
}

declare global {
  interface Window {
    benchPan: () => number[]
  }
}

/** Drags the map with the mouse and measures the times between frames, rendered in software as on a machine without a GPU. */
export async function panMap(browser: Browser, url: string): Promise<PanFrames> {
  const page = await browser.newPage(contextOptions(DESKTOP))
  try {
    await page.goto(url)
    await page.locator('.live-map [data-drawn="true"]').waitFor({ timeout: PATIENCE_MS })
    await page.waitForTimeout(1500)
    await drag(page, 10)
    await page.waitForTimeout(1000)
    await page.evaluate(recordFrames)
    await drag(page, STEPS)
    // The browser tells times in tenths of a millisecond; without rounding, a difference of 33.4 is 33.400000006.
    const frames = (await page.evaluate(() => window.benchPan())).map(
      (ms) => Math.round(ms * 10) / 10,
    )
    const inTime = frames.filter((ms) => ms < LATE_MS).length / frames.length
    return { medianMs: median(frames), p95Ms: percentile(frames, 0.95), inTime }
  } finally {
    await page.close()
  }
}

async function drag(page: Page, steps: number): Promise<void> {
  const box = await page.locator('.live-map').boundingBox()
  if (!box) throw new Error('There is no map to drag')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < steps; step += 1) {
    const along = Math.sin((step / steps) * 2 * Math.PI) * STEP_PIXELS * 15
    await page.mouse.move(x + along, y + along / 2)
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
}
