import type { Page } from '@playwright/test'
import { callApi } from './calls.ts'
import { hostileStrings, packMenus } from './hostileMenus.ts'
import { tokenOf } from './people.ts'
import { expect, test } from './test.ts'

/** Records everything that no menu may cause. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const seen: string[] = []
  await page.addInitScript(() => {
    window.alert = (what: unknown) => console.error(`alert ${what}`)
  })
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => seen.push(`window ${popup.url()}`))
  page.on('pageerror', (error) => seen.push(`error ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    const isOwn = url.startsWith(`${origin}/`) || /^(?:data:image|blob:)/.test(url)
    if (!isOwn) seen.push(`request ${url}`)
  })
  return seen
}

const putMenu = async (id: string, menu: string) =>
  callApi(await tokenOf('admin'), 'PUT', `/api/restaurantDetails/${id}`, { menu })

/** The elements of the menu, and all event handlers in it. */
function inspect(page: Page) {
  return page.locator('.menu-text').evaluate((menu) => {
    const all = [...menu.querySelectorAll('*')]
    const events = ['error', 'load', 'mouseover', 'pointerenter', 'focus', 'toggle', 'beforeinput']
    for (const element of all) for (const type of events) element.dispatchEvent(new Event(type))
    return {
      tags: [...new Set(all.map(({ tagName }) => tagName.toLowerCase()))],
      attributes: [...new Set(all.flatMap((element) => element.getAttributeNames()))],
      schemes: [...new Set([...menu.querySelectorAll('a')].map(({ protocol }) => protocol))],
      headings: [...menu.querySelectorAll('h3')].map(({ textContent }) => textContent),
    }
  })
}

const TAGS = 'a blockquote br code em h3 h4 h5 h6 hr li ol p pre span strong ul'.split(' ')

test('4,000 hostile menus run nothing and load nothing', async ({
  page,
  baseURL,
  addRestaurant,
}) => {
  test.setTimeout(120_000)
  const strings = hostileStrings()
  expect(strings.length).toBeGreaterThan(4000)
  const menus = packMenus(strings)
  const seen = await watch(page, baseURL ?? '')
  for (const { markdown, headings } of menus) {
    const id = await addRestaurant('admin')
    const path = `/details/${id}`
    await putMenu(id, markdown)
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(page.locator('.menu-text')).toBeVisible()
    // Hydration has finished.
    await expect(page.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-disabled')
    const found = await inspect(page)
    expect(found.headings.filter((text) => text?.startsWith('Dish '))).toEqual(headings)
    expect(found.tags.filter((tag) => !TAGS.includes(tag))).toEqual([])
    expect(found.attributes.filter((name) => !['href', 'rel', 'start'].includes(name))).toEqual([])
    expect(found.schemes.filter((one) => !/^(?:https?|mailto|tel):$/.test(one))).toEqual([])
    expect(new URL(page.url()).pathname).toBe(path)
    expect(seen, path).toEqual([])
  }
})

test('an ordinary menu is shown as it was written', async ({ page, addRestaurant }) => {
  const id = await addRestaurant('admin')
  const menu = [
    '# Kleine Küche & Bar 🥕',
    '',
    'Everything marked **(VE)** is vegan; 5 > 3, I <3 tofu, "half & half" on request.',
    '',
    '## Starters',
    '',
    '- **Crème brûlée** (VE) 6,50 €',
    '- *Bánh mì* with 5\\* chili',
    '  1. mild',
    '  2. hot',
    '',
    '3. Third course',
    '',
    '***',
    '',
    '> Ask us: [call](tel:+16175550100), [write](mailto:chef@kitchen.example) or [read on](https://kitchen.example/a?b=1&c=2).',
    '',
    'Open till late  ',
    'every day',
  ].join('\n')
  await putMenu(id, menu)
  await page.goto(`/details/${id}`)
  const shown = page.locator('.menu-text')
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText('Kleine Küche & Bar 🥕')
  await expect(shown.getByRole('heading', { level: 4 })).toHaveText('Starters')
  await expect(shown).toContainText(
    'Everything marked (VE) is vegan; 5 > 3, I <3 tofu, "half & half" on request.',
  )
  await expect(shown.locator('ul > li > strong')).toHaveText('Crème brûlée')
  await expect(shown.locator('li ol > li')).toHaveText(['mild', 'hot'])
  await expect(shown).toContainText('with 5* chili')
  await expect(shown.locator('ol[start="3"]')).toHaveText(/Third course/)
  await expect(shown.locator('hr')).toHaveCount(1)
  await expect(shown.locator('br')).toHaveCount(1)
  const links = shown.locator('blockquote a')
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
    'tel:+16175550100',
    'mailto:chef@kitchen.example',
    'https://kitchen.example/a?b=1&c=2',
  ])
})
