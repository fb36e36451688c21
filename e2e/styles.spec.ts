import { readdirSync, readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { findRestaurants, pageAddresses } from './addresses.ts'
import { loadAnew } from './loadAnew.ts'
import { deviceOf } from './session.ts'
import { expect, test } from './test.ts'

const SHEETS = readdirSync('site', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && file !== 'botCheckFrame.css')
  .sort()
  .map((file) => readFileSync(`site/${file}`, 'utf8'))

/**
 * The styles that change when the page has all of the site's sheets, in both orders, instead of its own: element, property and
 * values.
 */
async function differences(page: Page): Promise<string[]> {
  return await page.evaluate((sheets) => {
    // One of several similar elements is enough: a list has hundreds of rows.
    const kinds = new Map<string, Element>()
    for (const element of document.querySelectorAll('body, body *')) {
      const names = [element.parentElement, element].map(
        (one) => `${one?.tagName}.${one?.getAttribute('class')}`,
      )
      if (!kinds.has(names.join())) kinds.set(names.join(), element)
    }
    // Properties that no sheet sets cannot depend on the order.
    const said = new Set<string>()
    function read(rules: CSSRuleList) {
      for (const rule of rules) {
        if ('style' in rule && rule.style instanceof CSSStyleDeclaration) {
          for (const name of rule.style) said.add(name)
        }
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules)
      }
    }
    function make(text: string) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    }
    const made = sheets.map(make)
    for (const sheet of made) read(sheet.cssRules)
    // A property in transition keeps its old value for a moment.
    const still = make('*, ::before, ::after { transition: none !important }')
    // The build writes "background: none" as "0 0" and merges lists of equal times, which looks the same. The browser resolves
    // "auto" margins differently, so the box's position is compared instead.
    const names = [...said].filter(
      (name) => !/^--|^background-position|^transition|^margin-(inline|left|right)/.test(name),
    )
    function look() {
      return [...kinds.values()].flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          // Pseudo-elements without content are not drawn.
          const drawn = pseudo !== null && style.content === 'none' ? [] : names
          const left = String(Math.round(element.getBoundingClientRect().left))
          const values = [style.content, left, ...drawn.map((name) => style.getPropertyValue(name))]
          return { element, pseudo, values }
        }),
      )
    }
    const own = [...document.styleSheets].filter((sheet) => !sheet.disabled)
    function wear(order: CSSStyleSheet[]) {
      for (const sheet of own) sheet.disabled = true
      document.adoptedStyleSheets = [...order, still]
      return look()
    }
    document.adoptedStyleSheets = [still]
    const linked = look()
    const others = [wear(made), wear(made.toReversed())]
    // The page is compared again at another width.
    document.adoptedStyleSheets = []
    for (const sheet of own) sheet.disabled = false
    return others.flatMap((other) =>
      other.flatMap(({ element, pseudo, values }, at) =>
        values.flatMap((value, of) => {
          const before = linked[at]?.values[of]
          if (before === value) return []
          const name = ['content', 'from the left', ...names][of]
          const whose = `${element.tagName}.${element.className} ${pseudo ?? ''}`
          return [`${whose} ${name}: ${before} → ${value}`]
        }),
      ),
    )
  }, SHEETS)
}

const NARROW = 390
const WIDE = 1280

test.use({ savesData: false })

test('each page links its styles, and their order means nothing, on a phone and a desk', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const restaurants = await findRestaurants(baseURL ?? '')
  const device = await deviceOf(browser, baseURL ?? '', 'admin')
  const visitor = await browser.newContext()
  const edit = `${restaurants.withMenu}/edit`
  const form = edit.replace('/details', '')
  const paths = pageAddresses(restaurants).map(({ path }) => path)
  async function lookAtEach(at: BrowserContext, addresses: readonly string[]): Promise<void> {
    const page = await at.newPage()
    for (const path of addresses) {
      await page.setViewportSize({ width: NARROW, height: 800 })
      await loadAnew(page, path)
      for (const width of [NARROW, WIDE]) {
        // What a width needs may be loaded only there.
        await page.setViewportSize({ width, height: 800 })
        await page.waitForLoadState('networkidle')
        expect.soft(await differences(page), `${path} at ${width} px`).toEqual([])
      }
    }
  }
  // In parallel: while one page waits for scripts, another is checked.
  await Promise.all([
    lookAtEach(visitor, [...paths, '/login', '/signup', '/unsubscribe']),
    lookAtEach(device, ['/admin#1', '/admin#3', '/create/v2/search', edit, form]),
  ])
})
