import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { findRestaurants, pageAddresses } from './addresses.ts'
import { deviceOf } from './session.ts'

const SHEETS = readdirSync('site', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && file !== 'botCheckFrame.css')
  .sort()
  .map((file) => readFileSync(`site/${file}`, 'utf8'))

/**
 * What looks different once the page has all sheets of the site, in one order and in the other, instead of those that it
 * links: the element, the property, and its values.
 */
async function differences(page: Page): Promise<string[]> {
  return await page.evaluate((sheets) => {
    // Of elements that are alike one is enough: a list has hundreds of rows.
    const kinds = new Map<string, Element>()
    for (const element of document.querySelectorAll('body, body *')) {
      const names = [element.parentElement, element].map(
        (one) => `${one?.tagName}.${one?.getAttribute('class')}`,
      )
      if (!kinds.has(names.join())) kinds.set(names.join(), element)
    }
    // What no sheet says of any element has no other value in another order.
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
    // What passes over into another value has its old one for a moment still.
    const still = make('*, ::before, ::after { transition: none !important }')
    // The build writes "background: none" as "0 0" and a list of equal times once, which looks the same. The browser
    // tells a margin that is "auto" now as what it comes to, now as none: where the box stands says it.
    const names = [...said].filter(
      (name) => !/^--|^background-position|^transition|^margin-(inline|left|right)/.test(name),
    )
    function look() {
      return [...kinds.values()].flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          // What has no content is not drawn.
          const listed = pseudo !== null && style.content === 'none' ? ['content'] : names
          const values = listed.map((name) => `${name}: ${style.getPropertyValue(name)}`)
          values.push(`from the left: ${Math.round(element.getBoundingClientRect().left)}`)
          return { name: `${element.tagName}.${element.className} ${pseudo ?? ''}`, values }
        }),
      )
    }
    function wear(order: CSSStyleSheet[]) {
      for (const sheet of document.styleSheets) sheet.disabled = true
      document.adoptedStyleSheets = [...order, still]
      return look()
    }
    document.adoptedStyleSheets = [still]
    const linked = look()
    return [wear(made), wear(made.toReversed())].flatMap((other) =>
      other.flatMap(({ name, values }, at) =>
        values
          .map((value, of) => [linked[at]?.values[of], value])
          .filter(([before, after]) => before !== after)
          .map(([before, after]) => `${name} ${before} → ${after}`),
      ),
    )
  }, SHEETS)
}

test.use({ reducedMotion: 'reduce' })
// Half of it for each worker.
test.describe.configure({ mode: 'parallel' })

for (const width of [390, 1280]) {
  test(`at ${width} px each page links its styles, and their order means nothing`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const restaurants = await findRestaurants(baseURL ?? '')
    const viewport = { width, height: 800 }
    const device = await deviceOf(browser, baseURL ?? '', 'admin', {
      viewport,
      reducedMotion: 'reduce',
    })
    const visitor = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const edit = `${restaurants.withMenu}/edit`
    const paths = pageAddresses(restaurants).map(({ path }) => path)
    const addresses = [
      ...[...paths, '/login', '/signup', '/unsubscribe'].map((path) => ({ path, at: visitor })),
      ...['/admin#1', '/admin#3', '/create/v2/search', edit, edit.replace('/details', '')].map(
        (path) => ({ path, at: device }),
      ),
    ]
    // While one page waits for its last scripts, another is looked at.
    async function lookAtEach(): Promise<void> {
      for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) {
        const { path, at } = next
        const page = await at.newPage()
        await page.goto(new URL(path, baseURL).href, { waitUntil: 'networkidle' })
        expect.soft(await differences(page), path).toEqual([])
        await page.close()
      }
    }
    await Promise.all([lookAtEach(), lookAtEach()])
  })
}
