import type { Browser, Page } from '@playwright/test'
import { median, percentile } from '../report.ts'
import { contextOptions, DESKTOP } from './profiles.ts'

const STEPS = 90
const STEP_PIXELS = 6
const PATIENCE_MS = 40_000

export interface PanFrames {
  medianMs: number
  p95Ms: number
  frames: number
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
    await page.locator('.map-island [data-drawn="true"]').waitFor({ timeout: PATIENCE_MS })
    await page.waitForTimeout(1500)
    await drag(page, 10)
    await page.waitForTimeout(1000)
    await page.evaluate(recordFrames)
    await drag(page, STEPS)
    const frames = await page.evaluate(() => window.benchPan())
    return { medianMs: median(frames), p95Ms: percentile(frames, 0.95), frames: frames.length }
  } finally {
    await page.close()
  }
}

async function drag(page: Page, steps: number): Promise<void> {
  const box = await page.locator('.map-island').boundingBox()
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
