import { findRestaurants } from './addresses.ts'
import { deviceOf } from './session.ts'
import { expect, test } from './test.ts'

test('Save stays on the screen of a phone, however long the page is', async ({
  browser,
  baseURL,
}) => {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const page = await (await deviceOf(browser, baseURL ?? '', 'admin', options)).newPage()
  const { withMenu } = await findRestaurants(baseURL ?? '')
  const editor = `${withMenu}/edit`
  for (const [path, name] of [
    [editor.replace('/details', ''), 'Save changes'],
    [editor, 'Save'],
  ] as const) {
    await page.goto(path)
    const save = page.getByRole('button', { name, exact: true })
    await expect(save).toBeInViewport({ ratio: 1 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeGreaterThan(900)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 3))
    await expect(save).toBeInViewport({ ratio: 1 })
    // The bar does not cover the focused element.
    const bar = await page.locator('.bottom-bar').boundingBox()
    await page.getByRole('textbox').last().focus()
    const field = await page.getByRole('textbox').last().boundingBox()
    expect((field?.y ?? 0) + Math.min(44, field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})
