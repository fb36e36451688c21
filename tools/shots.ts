/** `npm run shots`: takes a picture of every page and state. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'
import { addressIn, ENGLISH, findLanguage, type Language } from '../languages/list.ts'
import { readCommandLine } from './commandLine.ts'
import { makeFolder } from './makeFolder.ts'
import { sayIn } from './screenshots/say.ts'
import type { State } from './screenshots/state.ts'
import { allStates } from './screenshots/states.ts'
import { runServer } from './server/runServer.ts'

const USAGE = `npm run shots -- [--out DIR] [--url URL] [--only WORD] [--lang CODE]

Takes pictures of every page and state at 390 and 1280 px, light and dark, into DIR (default ./shots), from a server
with sample data that it starts itself, or from the one at URL. --only takes those whose name holds the word. --lang takes them in a language of the site, such as de.`

const PORT = 8796
const WIDTHS = [390, 1280] as const
const THEMES = ['light', 'dark'] as const
const PATIENCE_MS = 20_000
/** For fading elements and the map's last tile. */
const SETTLE_MS = 400

const { values } = readCommandLine(USAGE, {
  options: {
    out: { type: 'string', default: 'shots' },
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    lang: { type: 'string', default: ENGLISH.code },
  },
})

const language = languageOf(values.lang)
const say = sayIn(language.code)

// The browser comes first: without one, no server is needed.
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
const server = await (values.url ? serverAt(values.url) : serveSamples()).catch(async (error) => {
  await browser.close()
  throw error
})
try {
  makeFolder(values.out)
  const states = (await allStates(server.url)).filter(({ name }) => name.includes(values.only))
  for (const width of WIDTHS) {
    for (const state of states) await shoot(browser, state, width)
  }
} finally {
  await browser.close()
  await server.stop()
}

function languageOf(code: string): Language {
  const found = findLanguage(code)
  if (!found) throw new Error(`No such language: ${code}`)
  return found
}

async function serverAt(url: string) {
  return { url: url.replace(/\/$/, ''), stop: async () => {} }
}

async function serveSamples() {
  const stateDir = mkdtempSync(join(tmpdir(), 'sprig-shots-'))
  const running = await runServer(stateDir, PORT)
  const stop = () => running.stop().then(() => rmSync(stateDir, { recursive: true, force: true }))
  return { url: running.url, stop }
}

/** The browser takes its time to change the theme of a busy page. */
async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction((isDark) => {
    const [red = 0] = (getComputedStyle(document.body).color.match(/\d+/g) ?? []).map(Number)
    return red > 128 === isDark
  }, theme === 'dark')
  await page.waitForTimeout(SETTLE_MS)
}

/** One visit, photographed in every theme. */
async function shoot(from: Browser, state: State, width: number) {
  const context = await from.newContext({
    baseURL: server.url,
    viewport: { width, height: width < 600 ? 844 : 800 },
    isMobile: width < 600,
    locale: language.code,
    colorScheme: THEMES[0],
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  try {
    await state.arrange?.(page)
    await page.goto(addressIn(language, state.path), {
      waitUntil: 'networkidle',
      timeout: PATIENCE_MS,
    })
    await state.act?.(page, say)
    const map = page.locator('.live-map')
    if (await map.isVisible()) {
      await page.locator('.live-map [data-drawn="true"]').waitFor({ timeout: PATIENCE_MS })
    }
    // What sticks or is fixed is drawn where the page is scrolled to.
    if (!state.isScreenOnly) await page.evaluate(() => window.scrollTo(0, 0))
    for (const theme of THEMES) {
      await showIn(page, theme)
      const file = `${state.name}-${width}-${theme}.png`
      await page.screenshot({ path: join(values.out, file), fullPage: !state.isScreenOnly })
      console.log(file)
    }
  } catch (error) {
    console.error(
      `${state.name}-${width}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    )
    process.exitCode = 1
  } finally {
    await context.close()
  }
}
