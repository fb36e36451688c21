import type { Locator, Page } from '@playwright/test'
import { BOSTON, findRestaurants } from './addresses.ts'
import { loadAnew } from './loadAnew.ts'
import { pageOf } from './people.ts'
import { expect, test } from './test.ts'

const WIDTHS = [390, 1280]
const POP_UP = '/details/sample-boston-the-dumpling-bicycle'

/** Makes every text of ours 40 % longer, also later ones. Names and dishes keep their own languages. */
function lengthenWords(): void {
  const said = new WeakMap<Node, string>()
  const longer = (word: string) => word + word.slice(-1).repeat(Math.ceil(word.length * 0.4))
  const lengthen = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = texts.currentNode; node; node = texts.nextNode()) {
      const isOurs = !node.parentElement?.closest(
        '[dir="auto"], bdi, [lang]:not(html), script, style',
      )
      if (node.nodeType !== Node.TEXT_NODE || !isOurs || said.get(node) === node.nodeValue) continue
      const text = (node.nodeValue ?? '').replace(/\p{L}{2,}/gu, longer)
      said.set(node, text)
      node.nodeValue = text
    }
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) lengthen(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  for (const part of document.querySelectorAll('details')) part.open = true
  lengthen(document.body)
}

/** Text that is cut or overflows its control, or makes the document scroll sideways. */
function findMisfits(): string[] {
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    )
  const misfits = [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.clientWidth === 0 || !element.checkVisibility()) return false
    if (element.closest('.visually-hidden')) return false
    if (element.closest('[dir="auto"], bdi, [lang]:not(html)')) return false
    const isControl = element.matches('button, a, label, summary, select, legend, th')
    const { overflowX } = getComputedStyle(element)
    const isCutting = hasText(element) && (overflowX === 'hidden' || overflowX === 'clip')
    return (isControl || isCutting) && element.scrollWidth > element.clientWidth + 1
  })
  const { scrollWidth } = document.documentElement
  const sideways = scrollWidth > window.innerWidth ? [`the document is ${scrollWidth} wide`] : []
  return [...sideways, ...misfits.map(nameOf)]
}

interface Waits {
  /** The element drawn last; if an island draws it, the island is awake. */
  shows?: Locator
  /** The element that opening a part shows. */
  opens?: Locator
}

async function expectFit(page: Page, path: string, { shows, opens }: Waits = {}): Promise<void> {
  await loadAnew(page, path)
  await expect(shows ?? page.locator('h1')).toBeVisible()
  await page.evaluate(lengthenWords)
  if (opens) await expect(opens).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await page.evaluate(findMisfits), `${path} at ${width}`).toEqual([])
  }
}

test('words that are 40 % longer fit every page, on a phone and a desk', async ({
  page,
  browser,
  baseURL,
}) => {
  // The map takes most of the time and has no texts of ours.
  await page.route('**/assets/FindMap-*', (route) => route.abort())
  const { withMenu, withDishes } = await findRestaurants(baseURL ?? '')
  const paths = [
    `${BOSTON}?view=list`,
    withMenu,
    withDishes,
    '/explore',
    '/about',
    '/signup',
    '/login',
  ]
  for (const path of paths) await expectFit(page, path)
  for (const path of ['/saved', '/offline'])
    await expectFit(page, path, { shows: page.locator('.empty') })

  const admin = await pageOf(browser, 'admin', 'about:blank')
  const edit = withMenu.replace('/details', '')
  const tools = admin.locator('.details-tools').getByRole('link').first()
  await expectFit(admin, `${edit}/edit`, { shows: admin.getByLabel('Name', { exact: true }) })
  await expectFit(admin, withMenu, { shows: tools })
  await expectFit(admin, POP_UP, { shows: tools, opens: admin.locator('input[name="place"]') })
  await expectFit(admin, '/admin#3', { shows: admin.getByLabel('Its address or id') })
  await expectFit(admin, '/admin#5', { shows: admin.locator('.health-group').last() })
  await expectFit(admin, '/create/v2/address', { shows: admin.locator('.create-bar') })
})
