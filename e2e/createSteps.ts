import { type Browser, expect, type Page } from '@playwright/test'
import { deviceOf, type SampleAccount, type SignedIn } from './session.ts'

export const WEBSITE = '/create/v2/search'
export const ADDRESS = '/create/v2/address'
/** The answer of a failing server. */
export const FAILED = { status: 500, json: { errors: [] as object[] } }

/** Opens a step of adding a place, on a new device. */
export async function open(
  browser: Browser,
  baseURL: string | undefined,
  path: string,
  who: SampleAccount | SignedIn = 'user',
  options = {},
): Promise<Page> {
  const context = await deviceOf(browser, baseURL ?? '', who, options)
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
  return page
}

export async function lookUp(page: Page, website: string): Promise<void> {
  await page.getByLabel('Website').fill(website)
  await page.getByRole('button', { name: 'Find Restaurant' }).click()
}

const likely = (option: string) => ({
  option,
  description: 'with bread',
  reason: 'marked VE by the restaurant',
})

/** The answer of reading a website: six dishes that are likely vegan, two that are not. */
export const ANSWER = {
  predictedOptions: [
    [
      {
        option: 'Chana masala',
        description: 'chickpeas',
        reason: 'chana masala may have ghee',
        ask: 'Ask whether the chana masala has ghee',
      },
      { option: 'Paneer tikka', description: '', reason: 'paneer is cheese' },
    ],
    [1, 2, 3, 4, 5, 6].map((n) => likely(`Lentil soup ${n}`)),
  ],
  geoJson: { type: 'Point', coordinates: [-71.0612, 42.3555] } as object | null,
  name: 'Green Fork',
  address: '1 Fork Street, Boston, MA 02111',
  menu: '## The whole menu\n\n- Lentil soup 1',
  source: 'https://menu.example.com/food',
}

/** A name that no other test or run uses. */
export const uniqueName = (start: string) => `${start} ${crypto.randomUUID().slice(0, 13)}`

/** Stands in for the reading of a website. */
export async function answerWebsite(page: Page, answer: typeof ANSWER): Promise<void> {
  await page.route(/\/api\/restaurant_builder\/[^/?]+\.example\.com/, (route) =>
    route.fulfill({ json: answer }),
  )
}

export async function nameIt(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
}

/** Goes from the known address to the dishes. */
export async function toConfirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click()
  await expect(page).toHaveURL('/create/v2/cuisine')
}

/** Fills in one dish and one cuisine. */
export async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Dish 1', { exact: true }).fill('Lentil soup')
  await page.getByLabel('Description of dish 1').fill('with lemon')
  await page.getByLabel('Italian', { exact: true }).check()
}
