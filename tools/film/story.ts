import { expect as expectOf, type Locator, type Page } from '@playwright/test'
import { logInByCall } from '../../e2e/session.ts'
import { SCENES } from '../../site/pages/events/scenes.ts'
import type { Film } from './film.ts'

/** A long timeout, as each frame is slow on a slow machine. */
const expect = expectOf.configure({ timeout: 60_000 })
const REST_MS = 6000

const TRUCK = { id: 'sample-boston-nomad-roti', name: 'Nomad Roti' }

/** Plays the demo for the film. Returns the second of the still picture. */
export async function play(film: Film, page: Page): Promise<number> {
  await searchCity(film, page)
  const poster = film.seconds + 1
  await lookAround(film, page)
  await openPlace(film, page)
  await seeTruck(film, page)
  return poster
}

async function searchCity(film: Film, page: Page): Promise<void> {
  // The page shows for a while that it got no position.
  await expect(page.locator('.alert')).toHaveCount(0)
  film.say(SCENES.search)
  await film.hold(1.4)
  await point(film, page.getByRole('combobox', { name: 'Location' }))
  await film.press()
  await film.type('Boston')
  const city = page.getByRole('option', { name: /Boston/ }).first()
  await expect(city).toBeVisible()
  await film.hold(0.7)
  await point(film, city)
  await searched(page, () => film.press())
}

async function lookAround(film: Film, page: Page): Promise<void> {
  film.say(SCENES.look)
  await film.hold(2)
  await film.moveTo(215, 470)
  await scroll(film, page.locator('.find-side'), 380)
  await film.hold(1)
  film.say(SCENES.move)
  await point(film, page.getByRole('button', { name: 'Zoom in' }))
  await searched(page, () => film.press())
  await film.hold(0.8)
  await film.moveTo(820, 380)
  await page.mouse.down()
  await searched(page, async () => {
    await film.moveTo(940, 420, 1.4)
    await page.mouse.up()
  })
  await film.hold(1.4)
}

async function openPlace(film: Film, page: Page): Promise<void> {
  film.say(SCENES.open)
  const row = page
    .locator('.row')
    .filter({ has: page.locator('.row-dishes') })
    .first()
  await point(film, row.locator('.row-name a'))
  await film.press()
  const details = page.locator('.row-open .row-details')
  await expect(details).toBeVisible()
  await rest(page)
  await film.hold(2)
  await point(film, details)
  await film.press()
  await expect(page.locator('.details-menu')).toBeVisible()
  await rest(page)
  film.say(SCENES.dishes)
  await film.hold(1.6)
  await scroll(film, page.locator('html'), 140)
  await film.hold(2)
}

async function seeTruck(film: Film, page: Page): Promise<void> {
  const listens = page.waitForResponse('**/api/live/now?*')
  await page.goBack()
  await listens
  await drawn(page)
  film.say(SCENES.back)
  await film.hold(1.8)
  const { lat, lng } = Object.fromEntries(new URL(page.url()).searchParams)
  const { origin } = new URL(page.url())
  const { token } = await logInByCall(origin, 'owner')
  const sent = await page.request.put(`/api/restaurants/popup/toggle/${TRUCK.id}`, {
    headers: { 'x-auth-token': token },
    data: { lat: Number(lat), lng: Number(lng), status: 'ONLINE' },
  })
  if (!sent.ok()) throw new Error(`The truck did not go online: ${sent.status()}`)
  const row = page.locator('.row', { hasText: TRUCK.name })
  await expect(row.getByText(/Live now/)).toBeVisible()
  film.say(SCENES.live)
  await row.scrollIntoViewIfNeeded()
  await rest(page)
  await film.hold(2)
  await point(film, row.locator('.row-name a'))
  await film.press()
  await expect(row.locator('.row-open')).toBeVisible()
  await rest(page)
  await film.hold(3)
}

async function point(film: Film, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await film.hold(0)
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to point at has no box')
  await film.moveTo(box.x + Math.min(box.width / 2, 90), box.y + box.height / 2)
}

async function scroll(film: Film, target: Locator, pixels: number): Promise<void> {
  const from = await target.evaluate((element) => element.scrollTop)
  await film.glide(1.6, (part) =>
    target.evaluate(
      (element, top) => element.scrollTo({ top, behavior: 'instant' }),
      from + pixels * part,
    ),
  )
}

/** Does an action that starts a search, and waits until its answer is drawn. */
async function searched(page: Page, start: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse('**/api/restaurants/query?*')
  await start()
  await answered
  await drawn(page)
}

async function drawn(page: Page): Promise<void> {
  await page.locator('.live-map [data-drawn="true"]').waitFor()
  await expect(page.locator('.results')).not.toHaveAttribute('aria-busy', 'true')
  await rest(page)
}

/** Waits for requests and transitions, which are not in the film. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(REST_MS)
