import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'
import { SERVER_LOG } from './e2e/searchLog.ts'
import { STATE_DIR } from './e2e/stateDir.ts'

const PORT = process.env.E2E_PORT || '8791'
/** Behind `e2e/edge.ts`. */
const SERVER_PORT = String(Number(PORT) + 1)
const ORIGIN = `http://localhost:${PORT}`
const isMain = process.env.TEST_WORKER_INDEX === undefined
if (isMain) {
  rmSync(STATE_DIR, { recursive: true, force: true })
  mkdirSync(dirname(SERVER_LOG), { recursive: true })
}
/**
 * V8 compiles a function with its optimizing compilers after ten times as many calls as usual. A test's page lives for seconds and
 * gains nothing by them; they took a twentieth of the processor time.
 */
const RARELY_OPTIMIZE =
  '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000'
const { executablePath, args, env, ignoreDefaultArgs } = await findBrowser({ isMapDrawn: false })

export default defineConfig({
  testDir: 'e2e',
  // A browser often waits for the server: three keep two cores busier than two do.
  workers: 3,
  // A browser on a busy machine may stall once; a test that fails twice fails the run.
  retries: 1,
  // Far above any test's time: these limits only end what hangs, and measure no speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  globalTeardown: './e2e/searchLog.ts',
  reporter: [['list']],
  use: {
    baseURL: ORIGIN,
    launchOptions: {
      executablePath,
      // A page keeps the process of its empty tab. The browsers of profile.ts do without this: their pages go offline one after the
      // other, which all pages of one process would hear with the first.
      args: [...args, RARELY_OPTIMIZE, '--renderer-process-limit=1'],
      env,
      // Playwright disables the back-forward cache, and back.spec.ts tests what keeps a page from it. A headless shell has none.
      ignoreDefaultArgs: [...ignoreDefaultArgs, '--disable-back-forward-cache'],
    },
    locale: 'en-US',
    // Without a graphics card every frame of a movement is drawn by the processor. Tests of what moves set it back.
    reducedMotion: 'reduce',
    // Requests by a service worker bypass the tests' mocks; only offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Tracing every test takes a fifth of the run's time.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /phone\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /(phone|pages|keyboard)\.spec\.ts/,
      // A phone has 6.9 device pixels per CSS pixel, which makes drawing as many times slower without a graphics card.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: [
    {
      command: `(node tools/build/basemap.ts && node e2e/outlines.ts && node tools/dev.ts) 2>&1 | tee ${SERVER_LOG}`,
      url: `http://localhost:${SERVER_PORT}/api/health`,
      timeout: 300_000,
      reuseExistingServer: false,
      env: { PORT: SERVER_PORT, ORIGIN, STATE_DIR },
    },
    {
      command: 'node e2e/edge.ts',
      url: `${ORIGIN}/api/health`,
      reuseExistingServer: false,
      env: { PORT, SERVER_PORT },
    },
  ],
})
