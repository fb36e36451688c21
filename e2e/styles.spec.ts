import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findRestaurants, pageAddresses } from './addresses.ts'
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
          const listed = pseudo !== null && style.content === 'none' ? ['content'] : names
          const values = listed.map((name) => `${name}: ${style.getPropertyValue(name)}`)
          values.push(`from the left: ${Math.round(element.getBoundingClientRect().left)}`)
          return { name: `${element.tagName}.${element.className} ${pseudo ?? ''}`, values }
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
      other.flatMap(({ name, values }, at) =>
        values
          .map((value, of) => [linked[at]?.values[of], value])
          .filter(([before, after]) => before !== after)
          .map(([before, after]) => `${name} ${before} → ${after}`),
      ),
    )
  }, SHEETS)
}

const WIDTHS = [390, 1280]
const LOOKERS = 2

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
  const paths = pageAddresses(restaurants).map(({ path }) => path)
  const addresses = [
    ...[...paths, '/login', '/signup', '/unsubscribe'].map((path) => ({ path, at: visitor })),
    ...['/admin#1', '/admin#3', '/create/v2/search', edit, edit.replace('/details', '')].map(
      (path) => ({ path, at: device }),
    ),
  ]
  // Runs in parallel: while one page waits for scripts, another is checked.
  async function lookAtEach(): Promise<void> {
    for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) {
      const { path, at } = next
      const page = await at.newPage()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        // What one width needs may be loaded only there.
        if (page.url() === 'about:blank') await page.goto(new URL(path, baseURL).href)
        await page.waitForLoadState('networkidle')
        expect.soft(await differences(page), `${path} at ${width} px`).toEqual([])
      }
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: LOOKERS }, lookAtEach))
})
