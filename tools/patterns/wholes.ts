import { decodeText } from '../../worker/menus/fetch/body/decodeText.ts'
import { findMenuLinks } from '../../worker/menus/fetch/links/findMenuLinks.ts'
import { isBoundedPdf } from '../../worker/menus/fetch/pdf/isBoundedPdf.ts'
import { parseRobots } from '../../worker/menus/fetch/robots.ts'
import { extractHtml } from '../../worker/menus/reader/extract/extractHtml.ts'
import { extractMarkdown } from '../../worker/menus/reader/extract/extractMarkdown.ts'
import { extractText } from '../../worker/menus/reader/extract/extractText.ts'
import { parsePage } from '../../worker/menus/reader/extract/page.ts'
import { judgeMenu } from '../../worker/menus/reader/judge/judgeMenu.ts'
import type { MenuItem, ReadMenu } from '../../worker/menus/reader/menu.ts'
import { readImprint } from '../../worker/menus/readImprint.ts'
import { restaurantFromOsm } from '../../worker/restaurants/osm/osm.ts'
import { toRestaurantInput } from '../import/toRestaurantInput.ts'
import type { Parser } from './listParsers.ts'

const SITE = 'https://green-fork.com/'
const bytesOf = (text: string) => new TextEncoder().encode(text)

const HTML: Readonly<Record<string, (text: string) => string>> = {
  'a heading': (text) => `<h2>${text}</h2><p>Soup 5.00</p><p>Tofu curry 9.50</p>`,
  'a dish': (text) => `<h1>Menu</h1><ul><li>Soup ${text}</li><li>${text} 5.00</li></ul>`,
  'a table': (text) => `<table><tr><th>Dish<th>V</tr><tr><td>Soup<td>${text}<td>5.00</tr></table>`,
  'an attribute': (text) => {
    const plain = text.replaceAll('"', '')
    return `<p class="${plain}" style="${plain}"><a href="${plain}">Menu</a><img alt="${plain}">Soup`
  },
  'the title': (text) => `<title>${text}</title><meta name="description" content="${text}">`,
  'JSON-LD': (text) => {
    const dish = { '@type': 'MenuItem', name: text, description: text }
    const menu = { '@type': 'Menu', hasMenuItem: [dish, { ...dish, name: 'Soup' }] }
    const place = { '@type': 'Restaurant', name: text, address: text, hasMenu: menu }
    return `<script type="application/ld+json">${JSON.stringify(place)}</script>`
  },
  'broken JSON-LD': (text) => `<script type="application/ld+json">{${text}</script>`,
  'a state': (text) => `<script>window.state = {"items": [{"name": "${text}"</script>`,
}
const LINES: Readonly<Record<string, (text: string) => string>> = {
  'a dish': (text) => `Starters\n- Soup ${text}\nPad thai 9.50 ${text}\n${text} 4.00`,
  'a heading': (text) => `# ${text}\n- Soup\n\n${text}\n\n**Curry** ${text}\n**${text}**: rice`,
  'a row': (text) => `| Dish | Price |\n| --- | --- |\n| ${text} | 5 |\n| Soup | ${text} |`,
  'a note': (text) => `All our dishes ${text}\nV = vegan, ${text}\nSoup 5.00`,
}

function dish(name: string, description: string): MenuItem {
  return { name, description, price: '', section: '', marks: [], diets: [] }
}

function menuSaying(text: string): ReadMenu {
  const items = [
    dish(text, ''),
    dish('Soup', text),
    { ...dish('Pad thai', ''), section: text, marks: [text] },
  ]
  return { items, notes: [{ text, section: '' }] }
}

function readHtml(html: string): void {
  const page = parsePage(html)
  findMenuLinks(page, SITE)
  readImprint(page)
  judgeMenu(extractHtml(page, SITE))
}

function named(
  name: string,
  wholes: Readonly<Record<string, (text: string) => string>>,
  read: (text: string) => unknown,
): Parser[] {
  return Object.entries(wholes).map(([where, whole]) => ({
    name: `${name}, ${where}`,
    read: (text) => read(whole(text)),
  }))
}

/** The functions that need more than a text alone. */
export const WHOLES: readonly Parser[] = [
  ...named('a page', HTML, readHtml),
  ...named('a text', LINES, (text) => judgeMenu(extractText(text))),
  ...named('a typed menu', LINES, (text) => judgeMenu(extractMarkdown(text))),
  { name: 'a judgement', read: (text) => judgeMenu(menuSaying(text)) },
  { name: 'the letters of a body', read: (text) => decodeText(bytesOf(text), null) },
  { name: 'a PDF', read: (text) => isBoundedPdf(bytesOf(`%PDF-1.4\n1 0 obj<<${text}`)) },
  {
    name: 'robots.txt',
    read(text) {
      const isAllowed = parseRobots(
        new URL('/robots.txt', SITE),
        `User-agent: *\nDisallow: /${text}`,
      )
      const url = new URL(SITE)
      // Longer addresses are never fetched.
      url.pathname = text.slice(0, 1000)
      return isAllowed(url)
    },
  },
  {
    name: 'a place of OpenStreetMap',
    read(text) {
      const names = ['name', 'cuisine', 'website', 'phone', 'opening_hours', 'diet:vegan']
      const parts = ['full', 'street', 'housenumber', 'postcode', 'city', 'country', 'state']
      const tags = [...names, ...parts.map((part) => `addr:${part}`)].map((tag) => [tag, text])
      const place = { type: 'node', id: 1, lat: 42, lng: -71 } as const
      restaurantFromOsm({ ...place, tags: Object.fromEntries(tags) })
      restaurantFromOsm({
        ...place,
        tags: { name: text, amenity: 'restaurant', 'addr:street': text },
      })
    },
  },
  {
    name: 'a record of an import',
    read: (text) =>
      toRestaurantInput({
        text: JSON.stringify({ properties: { name: text, address: text } }),
        isCut: true,
        number: 1,
      }),
  },
]
