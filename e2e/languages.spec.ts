import { BOSTON } from './addresses.ts'
import { expectNoBarriers } from './barriers.ts'
import { german } from './german.ts'
import { PASSWORD } from './session.ts'
import { expect, test } from './test.ts'

const GERMAN = `/de${BOSTON}`
const root = 'html'

test('a search in German stays German: filter, place, details and back', async ({ page }) => {
  await page.goto(GERMAN)
  await expect(page.locator(root)).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(
    german('Vegan food in {place} | Sprig', { place: 'Boston, Massachusetts' }),
  )
  for (const [code, path] of [
    ['en', BOSTON],
    ['de', GERMAN],
    ['x-default', BOSTON],
  ]) {
    const alternate = page.locator(`link[rel=alternate][hreflang=${code}]`)
    expect(new URL((await alternate.getAttribute('href')) ?? '').pathname).toBe(path)
  }
  await page.getByText(german('Filters'), { exact: true }).click()
  await page.getByLabel(german('Vegan options')).uncheck()
  await expect(page).toHaveURL(/\/de\/cities\/massachusetts\/boston\?.*diet=/)
  await page.getByRole('button', { name: german('Clear filters') }).click()
  await expect(page).not.toHaveURL(/diet=/)

  const box = page.getByRole('combobox', { name: german('Location') })
  await box.fill('concord, nh')
  await expect(page.getByRole('option').first()).toContainText('Concord')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/de\?.*near=Concord/)
  // Wait for Concord first, because everything checked below also matches the previous page.
  await expect(page.locator('h1')).toContainText('Concord')
  await expect(page.locator('[id^="row-sample-boston"]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(GERMAN)
  const city = { city: 'Boston', state: 'Massachusetts' }
  await expect(page.locator('h1')).toHaveText(german('Vegan food in {city}, {state}', city))

  // Pop-ups may come or go during the test; restaurants with opening hours stay.
  const near = page.locator('[id^="row-sample-boston"]:has(.open-line)').first()
  const row = near.getByRole('heading', { level: 3 }).getByRole('link')
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('link', { name: german('see details of {name}').trim() }).click()
  await expect(page).toHaveURL(/\/de\/details\//)
  // In the last hour before it closes: the shortest words, which look like a heading of the week below.
  const soon = german('Closes in {minutes} min', { minutes: '9' })
  await page.locator('.open-state').evaluate((line, words) => line.replaceChildren(words), soon)
  await expectNoBarriers(page, 'details in German')
  await page.getByRole('link', { name: german('Back to the list') }).click()
  await expect(page).toHaveURL(/\/de\/cities\/massachusetts\/boston\?.*sel=/)
})

test('the search without scripts stays in its language', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(GERMAN)
  await page.getByRole('combobox', { name: german('Location') }).fill('concord, nh')
  await page.getByRole('button', { name: german('Search'), exact: true }).click()
  await expect(page).toHaveURL(/\/de\?.*near=concord/)
  const near = 'Concord, NH'
  await expect(page.locator('h1')).toHaveText(german('Vegan food near {near}', { near }))
  await context.close()
})

test('a login leads back to the page in its language', async ({ page }) => {
  await page.goto('/de/admin')
  await expect(page).toHaveURL('/de/login?next=%2Fde%2Fadmin')
  await page.getByLabel(german('Email')).fill('beta@sprig.test')
  await page.getByLabel(german('Password'), { exact: true }).fill('wrong')
  await page.getByRole('button', { name: german('Login') }).click()
  const wrong = german('The email address or the password is wrong')
  await expect(page.getByText(wrong)).toBeVisible()
  await page.getByLabel(german('Password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: german('Login') }).click()
  await expect(page).toHaveURL('/de/admin')
  await expect(page.locator('h1')).toBeVisible()
})

test('the switch leads to the same view in another language, and is remembered', async ({
  page,
}) => {
  await page.goto(`${GERMAN}?view=list`)
  await page.getByText(german('Filters'), { exact: true }).click()
  await page.getByLabel(german('Vegan options')).uncheck()
  await expect(page).toHaveURL(/diet=/)
  await page.getByRole('button', { name: `${german('Language:')} Deutsch` }).click()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(/^[^?]*:\d+\/cities\/massachusetts\/boston\?.*diet=/)
  await expect(page.locator(root)).toHaveAttribute('lang', 'en')

  await page.goto('/de/about')
  await page.getByRole('button', { name: `${german('Language:')} Deutsch` }).click()
  await expectNoBarriers(page, 'a language offered, and all of them open')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'This page in English' }).click()
  await expect(page).toHaveURL('/about')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click()
  await expect(page).toHaveURL('/de/about')
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay in this language' }).click()
  await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch' })).toBeHidden()
  await page.reload()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch' })).toBeHidden()
})

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' })
  test('is offered it', async ({ page }) => {
    await page.goto('/explore')
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch' }).click()
    await expect(page).toHaveURL('/de/explore')
  })
})

test.describe('with the live map', () => {
  test.use({ savesData: false })

  test('pages in Arabic are mirrored and have no barriers', async ({ page }) => {
    const details = '/ar/details/sample-boston-el-huerto-de-tomas'
    for (const path of [`/ar${BOSTON}?view=list`, '/ar/saved', '/ar/consulting', details]) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator(root)).toHaveAttribute('dir', 'rtl')
      await expectNoBarriers(page, path)
    }
    // Four of five stars: the empty one is the last in the direction of reading.
    await expect(page.locator('.stars')).toHaveCSS('scale', '-1 1')
    await expect(page.getByRole('link', { name: 'el-huerto-de-tomas.example' })).toHaveCSS(
      'direction',
      'ltr',
    )
  })
})
