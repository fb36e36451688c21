import type { Page } from '@playwright/test'
import { BOSTON, findRestaurants, pageAddresses } from '../../e2e/addresses.ts'
import { createStates } from './createStates.ts'
import { keptStates } from './keptStates.ts'
import { memberStates } from './memberStates.ts'
import { popUpStates } from './popUpStates.ts'
import type { Say } from './say.ts'
import type { State } from './state.ts'

const SEARCH_CALL = '**/api/restaurants/query?**'
const HERE = 'lat=42.36&lng=-71.06'

/** A restaurant of the sample data with a name of 90 characters. */
const LONG = 'sample-boston-the-society-of-slow-sunday'

/** Every state of every page that should look good, on the server at `origin`. */
export async function allStates(origin: string): Promise<State[]> {
  const restaurants = await findRestaurants(origin)
  const selected = decodeURIComponent(restaurants.withDishes.replace('/details/', ''))
  const name = await nameOf(origin, selected)
  const reached = pageAddresses(restaurants).map((one) => ({
    ...one,
    isScreenOnly: ['home', 'city', 'city-list'].includes(one.name),
  }))
  const find: Omit<State, 'isScreenOnly'>[] = [
    { name: 'map-row-open', path: `/?${HERE}&sel=${selected}` },
    { name: 'list-row-open', path: `/?${HERE}&view=list&sel=${selected}` },
    { name: 'map-far', path: `/?${HERE}&zoom=5` },
    { name: 'filters', path: `${BOSTON}?view=list`, act: openFilters },
    { name: 'open-at', path: `${BOSTON}?view=list`, act: askOpenAt },
    { name: 'open-then', path: `${BOSTON}?view=list&open=fr-19:30&unsaid=1` },
    { name: 'offers', path: `${BOSTON}?view=list`, act: typePlace },
    { name: 'nothing-found', path: `/?${HERE}&view=list&q=zzzz` },
    { name: 'no-data', path: '/?lat=0&lng=-150' },
    { name: 'one-result', path: `/?${HERE}&view=list&q=${encodeURIComponent(name)}` },
    { name: 'hundreds', path: `/?${HERE}&zoom=7&view=list` },
    { name: 'searching', path: `${BOSTON}?view=list`, arrange: neverAnswer, act: search },
    { name: 'offline', path: `${BOSTON}?view=list`, act: searchOffline },
    { name: 'long-name', path: `/?${HERE}&view=list&sel=${LONG}` },
    { name: 'other-scripts', path: `/?${HERE}&view=list&q=${encodeURIComponent('ใบเตย')}` },
    { name: 'no-such-cuisine', path: `${BOSTON}?view=list&cuisine=icelandic` },
    { name: 'search-failed', path: `${BOSTON}?view=list`, arrange: failSearches, act: search },
  ]
  return [
    ...reached,
    ...find.map((state) => ({ ...state, isScreenOnly: true })),
    { name: 'details-long-name', path: `/details/${LONG}` },
    { name: 'details-live', path: '/details/sample-boston-the-dumpling-bicycle' },
    { name: 'details-offline', path: '/details/sample-boston-sunday-supper-under-the-elms' },
    { name: 'details-map', path: restaurants.withDishes, act: showMap },
    { name: 'embed', path: `${BOSTON}?embed=1` },
    { name: 'embed-nothing', path: '/?lat=0&lng=-150&embed=1' },
    { name: 'site-menu', path: '/about', act: openSiteMenu, isScreenOnly: true },
    { name: 'report', path: restaurants.withDishes, act: openReport, isScreenOnly: true },
    ...(await keptStates(origin, restaurants.withMenu)),
    ...(await memberStates(origin, [
      restaurants.withMenu,
      restaurants.withDishes,
      `/details/${LONG}`,
    ])),
    ...(await popUpStates(origin)),
    ...(await createStates(origin)),
  ]
}

async function nameOf(origin: string, id: string): Promise<string> {
  const answer = await fetch(`${origin}/api/restaurants/${encodeURIComponent(id)}`)
  const found: { name: string } = await answer.json()
  return found.name
}

const openFilters = (page: Page, say: Say) => page.getByText(say('Filters')).click()

async function typePlace(page: Page, say: Say): Promise<void> {
  await page.getByRole('combobox', { name: say('Location') }).pressSequentially('conc')
  await page.getByRole('option').first().waitFor()
}

const search = (page: Page, say: Say) => page.getByRole('button', { name: say('Search') }).click()

async function searchOffline(page: Page, say: Say): Promise<void> {
  // The first search loads the panel's script.
  const answered = page.waitForResponse(SEARCH_CALL)
  await search(page, say)
  await answered
  await page.context().setOffline(true)
  await search(page, say)
}

async function askOpenAt(page: Page, say: Say): Promise<void> {
  await openFilters(page, say)
  await page.getByRole('button', { name: say('Open at …') }).click()
  await page.getByRole('dialog').waitFor()
}

/** A wide screen shows the links instead of a menu. */
async function openSiteMenu(page: Page): Promise<void> {
  const button = page.locator('.menu-button')
  if (await button.isVisible()) await button.click()
}

async function openReport(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('Report a problem') }).click()
  await page.getByRole('dialog').waitFor()
}

async function showMap(page: Page): Promise<void> {
  await page.locator('.small-map button').click()
  await page.locator('.live-map [data-drawn="true"]').waitFor()
}

const neverAnswer = (page: Page) => page.route(SEARCH_CALL, () => {})

const failSearches = (page: Page) =>
  page.route(SEARCH_CALL, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: { errors: [{ msg: 'Sprig cannot be reached just now.', code: 'unavailable' }] },
    }),
  )
