import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { BOSTON } from './addresses.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './test.ts'

test.use({ savesData: false, reducedMotion: 'no-preference' })

// Its tests take longer than those of other files, and share nothing: without this, one worker would end alone.
test.describe.configure({ mode: 'parallel' })

const WITH_MENU = '/details/sample-boston-el-huerto-de-tomas'
/**
 * A slower browser draws between the steps of waking, where a shift would show. It is slowed down by keeping the processor busy, so
 * each time slower costs a test as much again.
 */
const TIMES_SLOWER = 2
/** So slow a browser takes long to make a live map. */
const PATIENCE_MS = 60_000
/** A smaller shift is invisible; a good page has up to 0.1 (web.dev/cls). */
const NOTHING = 0.001
/** For pages with a map, whose notes grow while it loads. */
const LITTLE = 0.01

interface Shift {
  value: number
  moved: string[]
}

/** Records layout shifts that the visitor did not cause. TypeScript has no type for these entries. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : ''))
        shifts.push({ value, moved: moved.map((html) => html.slice(0, 80)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // An entry is delivered after its frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return (window as unknown as { shifts: Shift[] }).shifts
    })
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
}

const sumOf = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)

function expectSteady(shifts: Shift[], most: number): void {
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(most)
}

/** Moves the page, in order to see that the observer would have recorded it. */
async function expectWatched(page: Page, readShifts: () => Promise<Shift[]>): Promise<void> {
  const before = sumOf(await readShifts())
  await page.evaluate(() => {
    document.body.style.paddingBlockStart = '99px'
  })
  await expect.poll(async () => sumOf(await readShifts())).toBeGreaterThan(before + NOTHING)
}

const PHONE = { width: 390, height: 844 }
/** Narrower ones scroll the footer with the page. */
const SMALL_PHONE = { width: 321, height: 568 }
const ON_ITS_SIDE = { width: 844, height: 390 }
const DESKTOP = { width: 1280, height: 800 }

for (const viewport of [PHONE, DESKTOP]) {
  test(`a menu is at its place from its first line on at ${viewport.width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    const html = await (await request.get(WITH_MENU)).text()
    const ends = [html.indexOf('</li>', html.indexOf('class="menu-text"')), html.length]
    const places: (number | undefined)[] = []
    for (const end of ends) {
      // The part of the document that has arrived so far.
      const body = html.slice(0, end)
      await page.route(`**${WITH_MENU}`, (route) =>
        route.fulfill({ body, contentType: 'text/html' }),
      )
      await page.goto(WITH_MENU)
      places.push((await page.locator('.menu-text li').first().boundingBox())?.y)
    }
    expect(places[0]).toBeGreaterThan(0)
    expect(places[1]).toBe(places[0])
  })

  test(`nothing of a restaurant with a menu moves at ${viewport.width} px when scripts come late`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await slowDown(page)
    const readShifts = await watchShifts(page)
    const letAllGo = await holdBack(page, '**/assets/*.js')
    const letMenuGo = await holdBack(page, '**/assets/Menu-*.js')
    await page.goto(WITH_MENU, { waitUntil: 'commit' })
    const dishes = page.locator('.menu-text li')
    // Wait for the whole page: scrolling during parsing would shift it.
    await expect(page.locator('.site-footer')).toBeAttached()
    await dishes.first().scrollIntoViewIfNeeded()
    expectSteady(await readShifts(), NOTHING)

    letAllGo()
    // Hydration has finished: the page's buttons work.
    await expect(page.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-disabled')
    await readShifts()
    letMenuGo()
    await page.waitForLoadState('networkidle')
    await expect(dishes.first()).toBeAttached()

    expectSteady(await readShifts(), NOTHING)
    await expectWatched(page, readShifts)
  })
}

/** Opens a page of which only the beginning arrives, until the returned function is called. */
async function openHalf(page: Page, path: string, lengthOf: (html: string) => number) {
  const html = await (await page.request.get(path)).text()
  const middle = lengthOf(html)
  let sendRest = () => {}
  const server = createServer((asked, answer) => {
    if (asked.url !== path) {
      answer.writeHead(404).end()
      return
    }
    answer.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, middle))
    sendRest = () => {
      answer.end(html.slice(middle))
      server.close()
    }
  }).listen()
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
    waitUntil: 'commit',
  })
  return () => sendRest()
}

test('the header does not move when half of it arrives first', async ({ page }) => {
  const readShifts = await watchShifts(page)
  const sendRest = await openHalf(page, WITH_MENU, (html) =>
    html.indexOf('</a>', html.indexOf('class="site-links"')),
  )
  await expect(page.locator('.site-links')).toBeAttached()
  sendRest()
  await expect(page.locator('.site-footer')).toBeAttached()
  expectSteady(await readShifts(), NOTHING)
  await expectWatched(page, readShifts)
})

for (const { language, viewport } of [
  { language: 'de', viewport: PHONE },
  { language: 'pt', viewport: SMALL_PHONE },
]) {
  test(`a list on a phone of ${viewport.width} px is at its place before the footer arrives`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const readShifts = await watchShifts(page)
    const path = `/${language}/cities/massachusetts/boston?view=list`
    const sendRest = await openHalf(page, path, (html) => html.indexOf('<footer'))
    await expect(page.locator('.view-toggle')).toBeInViewport()
    expect(await page.locator('.site-footer').count()).toBe(0)
    await readShifts()
    sendRest()
    await expect(page.locator('.site-footer')).toBeInViewport()
    expectSteady(await readShifts(), NOTHING)
    await expectWatched(page, readShifts)
  })
}

test('the count over a phone’s list stays at its place when the map gives it another radius', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const letGo = await holdBack(page, '**/assets/*.js')
  await page.goto(BOSTON, { waitUntil: 'commit' })
  const count = page.locator('.results-count')
  const before = await count.innerText()
  const place = await count.locator('strong').boundingBox()
  letGo()
  await expect.poll(() => count.innerText()).not.toBe(before)
  expect((await count.locator('strong').boundingBox())?.y).toBe(place?.y)
})

/** An element that exists once the page has finished drawing. */
const WHOLE: Record<string, string> = {
  '/': '.welcome-offer > *',
  '/cities/massachusetts/boston': '.live-map [data-drawn="true"]',
}

for (const viewport of [PHONE, ON_ITS_SIDE, DESKTOP]) {
  for (const [path, whole] of Object.entries(WHOLE)) {
    test(`nothing of ${path} moves at ${viewport.width} px when scripts come late`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await slowDown(page)
      const readShifts = await watchShifts(page)
      const letGo = await holdBack(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('.site-footer')).toBeAttached()
      await readShifts()

      letGo()
      // An alert goes after five seconds, perhaps before the page is whole.
      await Promise.all([
        expect(page.locator(whole)).toBeVisible({ timeout: PATIENCE_MS }),
        path === '/' && expect(page.locator('.alert')).toBeVisible({ timeout: PATIENCE_MS }),
      ])
      await page.waitForLoadState('networkidle')
      expectSteady(await readShifts(), LITTLE)
      await expectWatched(page, readShifts)
    })
  }
}
