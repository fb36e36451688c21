/**
 * `node bench/menus/photos/render.ts [CARD …]`: renders the test photos from `cards/` and `shots.ts` with this machine's fonts.
 * The photos are in the repository, so that everybody measures the same ones.
 */
import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../e2e/browser.ts'
import { readCard } from './cards.ts'
import { sheetHtml } from './sheet.ts'
import { SHOTS, type Shot } from './shots.ts'

const MAX_BYTES = 200 * 1024

const wanted = process.argv.slice(2)
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
try {
  const page = await browser.newPage()
  for (const shot of SHOTS) {
    if (wanted.length > 0 && !wanted.includes(shot.card)) continue
    const photo = await take(page, shot)
    if (photo.length > MAX_BYTES) throw new Error(`${shot.card}: ${photo.length} bytes`)
    writeFileSync(new URL(`jpegs/${shot.card}.jpg`, import.meta.url), photo)
    console.info(`${shot.card.padEnd(12)} ${Math.round(photo.length / 1024)} KB`)
  }
} finally {
  await browser.close()
}

async function take(page: Page, shot: Shot): Promise<Buffer> {
  const [width, height] = shot.size
  await page.setViewportSize({ width, height })
  await page.setContent(sheetHtml(readCard(shot.card), shot))
  const clean = await page.screenshot({ type: 'png' })
  await page.setContent('<canvas></canvas>')
  const encoded = await page.evaluate(develop, {
    source: `data:image/png;base64,${clean.toString('base64')}`,
    grain: shot.grain,
    isTurned: shot.turned === 180,
    quality: shot.quality / 100,
  })
  return Buffer.from(encoded.split(',')[1] ?? '', 'base64')
}

/** Runs in the browser: rotates the picture, adds deterministic grain and encodes it. */
async function develop(film: {
  source: string
  grain: number
  isTurned: boolean
  quality: number
}): Promise<string> {
  const image = new Image()
  image.src = film.source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas')
  if (film.isTurned) context.setTransform(-1, 0, 0, -1, image.width, image.height)
  context.drawImage(image, 0, 0)
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  let seed = 1
  for (let i = 0; i < picture.data.length; i += 4) {
    let sum = 0
    for (let k = 0; k < 3; k += 1) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      sum += seed / 2 ** 32 - 0.5
    }
    for (let k = 0; k < 3; k += 1) {
      picture.data[i + k] = (picture.data[i + k] ?? 0) + sum * 128 * film.grain
    }
  }
  context.putImageData(picture, 0, 0)
  return canvas.toDataURL('image/jpeg', film.quality)
}
