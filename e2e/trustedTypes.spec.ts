import type { Page } from '@playwright/test'
import { BOSTON, findRestaurants, pageAddresses } from './addresses.ts'
import { listenForErrors } from './consoleErrors.ts'
import { deviceOf } from './session.ts'
import { expect, test } from './test.ts'

// The policy is that of production (`worker/pages/pages.test.ts` says that Turnstile's key adds a frame of our own to it).
const POLICY = "require-trusted-types-for 'script'; trusted-types default"

/** Errors about the policy; others occur too, such as the 404 of a restaurant without a menu. */
function ofPolicy(errors: readonly string[]): string[] {
  return errors.filter((text) => /Content Security Policy|Trusted/i.test(text))
}

/** Expects the browser to reject a string as markup. */
async function expectTrustedTypes(page: Page, name: string): Promise<void> {
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>markup</b>'
      return 'taken'
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error)
    }
  })
  expect(refusal, name).toBe('refused')
}

test('every page works under Trusted Types, and none breaks the policy', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const origin = baseURL ?? ''
  const context = await deviceOf(browser, origin, 'admin')
  const page = await context.newPage()
  const errors = listenForErrors(page)
  for (const { name, path } of pageAddresses(await findRestaurants(origin))) {
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy'], name).toContain(POLICY)
    await expect(page.locator('h1')).toHaveCount(1)
    await page.waitForLoadState('load')
    expect(ofPolicy(errors.splice(0)), name).toEqual([])
    await expectTrustedTypes(page, name)
    // Clears the browser's report of that rejection.
    errors.length = 0
  }
  await context.close()
})

test.describe('with the live map', () => {
  test.use({ savesData: false })

  test('the map and the pages that are fetched later work under Trusted Types', async ({
    page,
  }) => {
    const errors = listenForErrors(page)
    await page.goto(BOSTON)
    await expect(page.locator('.maplibregl-canvas')).toBeVisible()
    await expect(page.locator('.map-loading')).toHaveCount(0)
    await page.getByRole('link', { name: 'Explore' }).first().click()
    await expect(page).toHaveURL('/explore')
    await page.getByRole('link', { name: 'Login' }).first().click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(ofPolicy(errors)).toEqual([])
  })
})
