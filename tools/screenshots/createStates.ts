import type { Page } from '@playwright/test'
import { ADDRESS, ANSWER, answerWebsite, WEBSITE } from '../../e2e/createSteps.ts'
import type { Say } from './say.ts'
import { signedIn } from './signedIn.ts'
import type { State } from './state.ts'

const LONG_NAME =
  'The Society of Slow Sunday Suppers and Other Reasons to Leave the House Before It Is Dark'

/** Every step of adding a place, on the server at `origin`. */
export async function createStates(origin: string): Promise<State[]> {
  const asBeta = await signedIn(origin, 'beta')
  const arrange = async (page: Page) => {
    await answerWebsite(page, { ...ANSWER, name: LONG_NAME })
    await asBeta(page)
  }
  const steps: Omit<State, 'arrange'>[] = [
    { name: 'create-website', path: WEBSITE },
    { name: 'create-website-wrong', path: WEBSITE, act: lookUpNothing },
    { name: 'create-reading', path: WEBSITE, act: readForEver },
    { name: 'create-photos', path: WEBSITE, act: pickPhotos },
    { name: 'create-ways', path: ADDRESS, act: typeAddress },
    { name: 'create-map', path: ADDRESS, act: openMap },
    { name: 'create-confirm', path: WEBSITE, act: lookUp },
    { name: 'create-google', path: '/create/v2/address/google', act: searchPlace },
    { name: 'create-duplicates', path: '/create/search', act: chooseKnown },
    { name: 'create-match', path: '/create/search', act: match },
    { name: 'create-cuisine', path: WEBSITE, act: checkDishes },
    { name: 'create-manual', path: ADDRESS, act: leaveOutAll },
    { name: 'create-failed', path: ADDRESS, act: failToCreate },
    { name: 'create-resume', path: ADDRESS, act: comeBack },
  ]
  return steps.map((step) => ({ ...step, arrange, isScreenOnly: isScreen(step.name) }))
}

/** A picture of the screen, since floating parts are not in one of the whole page. */
const isScreen = (name: string) => ['create-cuisine', 'create-failed', 'create-ways'].includes(name)

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

/** Its name has a hint behind it. */
const chooseWay = (page: Page, title: RegExp) =>
  page
    .locator('.place-way-button')
    .filter({ has: page.getByText(title) })
    .click()

const nameIt = (page: Page, say: Say, name: string) => page.getByLabel(say('Name')).fill(name)

const drawn = (page: Page) => page.locator('.live-map [data-drawn="true"]').waitFor()

async function lookUpNothing(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('Website')).fill('a website without a dot')
  await press(page, say('Find Restaurant'))
}

async function readForEver(page: Page, say: Say): Promise<void> {
  await page.route('**/restaurant_builder/slow.test', () => {})
  await page.getByLabel(say('Website')).fill('slow.test')
  await press(page, say('Find Restaurant'))
}

async function pickPhotos(page: Page): Promise<void> {
  const buffer = await page.screenshot()
  const picked = ['menu front.png', 'menu back.png', 'drinks.gif']
  await page
    .locator('input[type="file"]')
    .setInputFiles(picked.map((name) => ({ name, mimeType: `image/${name.slice(-3)}`, buffer })))
  await page.locator('.photo-preview').first().waitFor()
}

async function typeAddress(page: Page, say: Say): Promise<void> {
  await chooseWay(page, say('Type the address'))
  await page.getByRole('textbox', { name: say('Address') }).fill('1 Fork Street, Bostonn')
  await chooseWay(page, say('No permanent address (popup/food truck)'))
}

async function openMap(page: Page, say: Say): Promise<void> {
  await nameIt(page, say, LONG_NAME)
  await chooseWay(page, say('Locate on map'))
  await drawn(page)
}

async function lookUp(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('Website')).fill('menu.example.com')
  await press(page, say('Find Restaurant'))
  await page.getByRole('button', { name: say('Confirm & Proceed') }).waitFor()
  await drawn(page)
}

async function searchPlace(page: Page, say: Say): Promise<void> {
  await nameIt(page, say, 'Paprika Wheels')
  await page.getByLabel(say('ZIP code or city')).fill('Boston, MA')
  await press(page, say('Search'))
  await page.getByText(say('{address} · on Sprig already')).first().waitFor()
}

async function chooseKnown(page: Page, say: Say): Promise<void> {
  await searchPlace(page, say)
  await page.getByText(say('{address} · on Sprig already')).first().click()
  await page.getByText(say('Is it one of these?')).waitFor()
}

async function match(page: Page, say: Say): Promise<void> {
  await chooseKnown(page, say)
  await press(page, say('No, it is new'))
  await page.getByRole('button', { name: say('Yes') }).waitFor()
}

async function checkDishes(page: Page, say: Say): Promise<void> {
  await lookUp(page, say)
  await press(page, say('Confirm & Proceed'))
  // The count is beside the title.
  await page.locator('.found-title').last().scrollIntoViewIfNeeded()
}

async function leaveOutAll(page: Page, say: Say): Promise<void> {
  await nameIt(page, say, LONG_NAME)
  await chooseWay(page, say('No permanent address (popup/food truck)'))
  await press(page, say('Create restaurant'))
}

async function failToCreate(page: Page, say: Say): Promise<void> {
  await page.route('**/api/restaurants', (route) => route.fulfill({ status: 500, body: '{}' }))
  await nameIt(page, say, LONG_NAME)
  await chooseWay(page, say('No permanent address (popup/food truck)'))
  await page.getByLabel(say('Dish {number}')).first().fill('Lentil soup')
  await page.getByLabel(say('Description of dish {number}')).first().fill('with lemon')
  await page.locator('input[type="checkbox"]').first().check()
  await press(page, say('Create restaurant'))
  await page.getByText(say('Error creating restaurant, please try again')).waitFor()
}

async function comeBack(page: Page, say: Say): Promise<void> {
  await nameIt(page, say, LONG_NAME)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(page.url().replace(ADDRESS, WEBSITE))
  await page.getByRole('button', { name: say('Continue with {name}') }).waitFor()
}
