/** `npm run film`: the events page's demo, filmed from the running product. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'
import { readCommandLine } from './commandLine.ts'
import { captionsOf, encodeFilm, encodePoster } from './film/encode.ts'
import { Film } from './film/film.ts'
import { play } from './film/story.ts'
import { makeFolder } from './makeFolder.ts'
import { runServer } from './server/runServer.ts'

const USAGE = `npm run film -- [--out DIR] [--url URL]

Records the demo of the events page into DIR (default site/public/film) as demo.webm, demo.vtt and demo.webp, from a
server with sample data that it starts itself, or from the one at URL. It needs ffmpeg.`

const PORT = 8795
const MAX_BYTES = 2_000_000

const { values } = readCommandLine(USAGE, {
  options: {
    out: { type: 'string', default: 'site/public/film' },
    url: { type: 'string' },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'sprig-film-'))
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
try {
  const server = values.url
    ? { url: values.url.replace(/\/$/, ''), stop: async () => {} }
    : await runServer(join(folder, 'state'), PORT)
  try {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: 1280, height: 720 },
      colorScheme: 'light',
      locale: 'en-US',
    })
    await page.goto('/')
    const film = await Film.start(page, join(folder, 'frames'))
    const poster = await play(film, page)
    await page.close()
    save(film, poster)
  } finally {
    await server.stop()
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

function save(film: Film, poster: number): void {
  makeFolder(values.out)
  const frames = join(folder, 'frames')
  const video = join(values.out, 'demo.webm')
  encodeFilm(film, frames, video)
  encodePoster(film, frames, poster, join(values.out, 'demo.webp'))
  writeFileSync(join(values.out, 'demo.vtt'), captionsOf(film))
  const { size } = statSync(video)
  console.log(`${video}: ${film.seconds.toFixed(1)} s, ${Math.round(size / 1000)} KB`)
  if (size > MAX_BYTES) throw new Error(`The film is larger than ${MAX_BYTES / 1_000_000} MB`)
}
