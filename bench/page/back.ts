import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../e2e/browser.ts'
import { atMost, type Figure, median, told } from '../report.ts'
import { KEPT_BACK_MS, LIST } from './targets.ts'

const SCRIPT = '/bench-steps.js'
const REPORT = '/bench-report'
const PATIENCE_MS = 120_000

/** The browser's report of one trip from the list to a restaurant and back. */
interface Steps {
  /** From the click to the frame that shows the restaurant, in milliseconds. */
  toDetails: number
  /** From going back to the frame that shows the list. */
  back: number
  isKept: boolean
  /** Why the browser did not cache the list, in its own words. */
  reasons: readonly string[]
}

/**
 * Goes from the list to a restaurant and back without Playwright's control, which a page from the back-forward cache breaks. A
 * headless shell caches no page ("masked"), a full Chromium does. A proxy adds a script to each document, which takes the steps
 * and reports them.
 */
export async function measureBack(origin: string, runs: number): Promise<Figure[]> {
  const steps: Steps[] = []
  for (let run = 0; run < runs; run += 1) steps.push(await takeSteps(origin))
  const kept = steps.filter(({ isKept }) => isKept)
  const back = median((kept.length > 0 ? kept : steps).map((one) => one.back))
  // The browser's own reasons have no name ("masked"); those of the page have one.
  const reasons = new Set(steps.flatMap((one) => one.reasons).filter((one) => one !== 'masked'))
  return [
    told('list to details, desktop', median(steps.map(({ toDetails }) => toDetails)), 'ms'),
    kept.length > 0
      ? atMost('  Back to the list as it was kept', back, 'ms', KEPT_BACK_MS)
      : told('  Back to a list that this browser does not keep', back, 'ms'),
    atMost(
      `  reasons of ours not to keep it ${[...reasons].join(', ')}`.trimEnd(),
      reasons.size,
      '',
      0,
    ),
  ]
}

async function takeSteps(origin: string): Promise<Steps> {
  const profile = mkdtempSync(join(tmpdir(), 'sprig-back-'))
  const told = Promise.withResolvers<Steps>()
  const server = createServer((request, response) => {
    passOn(origin, request, response, told.resolve).catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const place = server.address()
  const port = typeof place === 'object' && place ? place.port : 0
  const browser = await openBrowser(profile, `http://localhost:${port}${LIST}`)
  const timer = setTimeout(() => told.reject(new Error('The browser sent no report')), PATIENCE_MS)
  try {
    return await told.promise
  } finally {
    clearTimeout(timer)
    browser.kill()
    await once(browser, 'exit')
    server.closeAllConnections()
    server.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function openBrowser(profile: string, url: string): Promise<ChildProcess> {
  const { executablePath, args, env } = await findBrowser()
  const all = [...args, '--headless', '--window-size=1280,800', `--user-data-dir=${profile}`, url]
  return spawn(executablePath, all, { env: { ...process.env, ...env }, stdio: 'ignore' })
}

/** Proxies the server at `origin` and adds the script to each document. */
async function passOn(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  tell: (steps: Steps) => void,
): Promise<void> {
  const { url = '/', method = 'GET' } = request
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  if (url === REPORT) {
    tell(JSON.parse(Buffer.concat(chunks).toString()))
    response.end()
    return
  }
  if (url === SCRIPT) {
    response.setHeader('content-type', 'text/javascript')
    response.end(`(${step})(${JSON.stringify(REPORT)})`)
    return
  }
  const body = method === 'GET' ? null : Buffer.concat(chunks)
  const answer = await fetch(origin + url, { method, body, redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? 'text/plain'
  const whole = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, {
    'content-type': type,
    'cache-control': answer.headers.get('cache-control') ?? 'no-store',
  })
  const isDocument = type.startsWith('text/html')
  const script = `<script src="${SCRIPT}"></script></body>`
  response.end(isDocument ? whole.toString().replace('</body>', script) : whole)
}

/** Runs in every document: takes the next step, and reports when the list is shown again. */
function step(report: string): void {
  const RESTING_MS = 4000
  const now = () => performance.timeOrigin + performance.now()
  const afterFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run))
  const isList = document.querySelector('.results') !== null
  const note = (name: string, value: number) => sessionStorage.setItem(name, String(value))
  const noted = (name: string) => Number(sessionStorage.getItem(name))
  const reasonsOf = () => {
    const [entry] = performance.getEntriesByType('navigation')
    const found = (entry as { notRestoredReasons?: { reasons?: { reason: string }[] } | null })
      .notRestoredReasons
    return (found?.reasons ?? []).map(({ reason }) => reason)
  }
  const tell = (isKept: boolean) =>
    afterFrame(() => {
      const steps = {
        toDetails: noted('details') - noted('click'),
        back: now() - noted('back'),
        isKept,
        reasons: isKept ? [] : reasonsOf(),
      }
      void fetch(report, { method: 'POST', body: JSON.stringify(steps) })
    })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isList) tell(true)
  })
  if (!isList) {
    afterFrame(() => {
      note('details', now())
      setTimeout(() => {
        note('back', now())
        history.back()
      }, RESTING_MS)
    })
  } else if (sessionStorage.getItem('click') === null) {
    setTimeout(() => {
      const name = document.querySelector<HTMLAnchorElement>('.row-name a')
      name?.click()
      const look = () => {
        const details = document.querySelector<HTMLAnchorElement>('.row-details')
        if (details) {
          note('click', now())
          details.click()
        } else requestAnimationFrame(look)
      }
      look()
    }, RESTING_MS)
  } else tell(false)
}
