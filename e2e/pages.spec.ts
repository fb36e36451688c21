import { findRestaurants, pageAddresses } from './addresses.ts'
import { expectNoBarriers } from './barriers.ts'
import { listenForErrors } from './consoleErrors.ts'
import { expect, test } from './test.ts'

/** Of a city with few restaurants, since axe reads all rows, also those that it need not check. */
const LIST = '/cities/california/san_francisco?view=list'

// Its tests take longer than those of other files, and share nothing: without this, one worker would end alone.
test.describe.configure({ mode: 'parallel' })

async function addressesOf(baseURL: string | undefined) {
  return pageAddresses(await findRestaurants(baseURL ?? ''))
}

test.describe('with the live map', () => {
  test.use({ savesData: false })

  test('no page holds a barrier or logs an error', async ({ page, baseURL }) => {
    test.setTimeout(240_000)
    const errors = listenForErrors(page)
    for (const { name, path } of await addressesOf(baseURL)) {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectNoBarriers(page, name)
      // The console reports a missing page as a failed load.
      const own = errors.splice(0).filter((text) => name !== 'not-found' || !text.includes('404'))
      expect(own, name).toEqual([])
    }
  })
})

test('open rows, filters, offers and questions hold no barrier', async ({ page }) => {
  test.setTimeout(240_000)
  const errors = listenForErrors(page)
  await page.goto(LIST)
  await page.locator('.row:has(.row-dishes) .row-name a').first().click()
  await expect(page.getByRole('link', { name: /see details/ })).toBeVisible()
  await expectNoBarriers(page, 'a row open')
  await page.getByText('Filters', { exact: true }).click()
  await expect(page.getByLabel('Vegan options')).toBeVisible()
  await page.getByRole('combobox', { name: 'Location' }).fill('conc')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoBarriers(page, 'filters and offers open')
  await page.goto('/?lat=0&lng=-150')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, 'a question open')
  expect(errors).toEqual([])
})
