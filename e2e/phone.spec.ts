import { expect, test } from '@playwright/test'

const BOSTON = '/cities/massachusetts/boston'

test('the map view shows the map and the nearest places; one toggle opens the list', async ({
  page,
}) => {
  await page.goto(BOSTON)
  await expect(page.locator('.map-island[data-ready="true"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeInViewport()
  await page.getByRole('button', { name: 'List' }).click()
  await expect(page.locator('.map-island')).toBeHidden()
  await expect(page).toHaveURL(/view=list/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Map' })).toBeVisible()
  await expect(page.locator('.map-island')).toHaveCount(0)
})

test('at 600 pixels there is room for the list beside the map, at 599 for one of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 599, height: 844 })
  await page.goto(`${BOSTON}?view=list`)
  const map = page.locator('.map-pane')
  const toggle = page.getByRole('button', { name: 'Map', exact: true })
  await expect(toggle).toBeVisible()
  await expect(map).toBeHidden()
  await page.setViewportSize({ width: 600, height: 844 })
  await expect(map).toBeVisible()
  await expect(page.locator('.map-island[data-ready="true"]')).toBeVisible()
  await expect(toggle).toBeHidden()
})

test('without WebGL 2 the list takes the place of the map, with a sentence', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(BOSTON)
  const sentence = page.getByText('This browser cannot draw the map. Everything is in the list.')
  await expect(sentence.last()).toBeVisible()
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByRole('heading', { level: 3 }).nth(2)).toBeInViewport()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page.locator('.map-problem')).toBeVisible()
})

test('nothing is wider than the screen, not even a 90-character name', async ({ page }) => {
  await page.goto(`${BOSTON}?view=list`)
  for (const path of [`${BOSTON}?view=list`, BOSTON, '/explore', '/about', '/events']) {
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('pop-ups that are not out are in the list with a badge', async ({ page }) => {
  await page.goto(`${BOSTON}?view=list`)
  await expect(page.locator('.badge[data-status="OFFLINE"]').first()).toBeVisible()
  await expect(page.locator('.badge[data-status="ONLINE"]').first()).toBeVisible()
})
