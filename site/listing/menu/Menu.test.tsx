import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Menu } from './Menu.tsx'

const show = (markdown: string) => render(<Menu markdown={markdown} />).container

test('shows headings, lists, emphasis and links', () => {
  const menu = show('# Mains\n\n- **Curry**, *hot*\n\nSee [our site](https://rubys.example/a).')
  expect(menu.querySelector('h3')?.textContent).toBe('Mains')
  expect(menu.querySelector('li strong')?.textContent).toBe('Curry')
  const link = menu.querySelector('a')
  expect(link?.getAttribute('href')).toBe('https://rubys.example/a')
  expect(link?.getAttribute('rel')).toBe('nofollow ugc noopener')
})

test('headings begin below the page’s own and never skip a level', () => {
  const menu = show('### Soups\n\n# Mains\n\n###### Small print\n\n## Sides')
  const headings = [...menu.querySelectorAll('h1,h2,h3,h4,h5,h6')]
  expect(headings.map(({ tagName }) => tagName)).toEqual(['H3', 'H3', 'H4', 'H4'])
})

test('headings that are written alike are shown alike', () => {
  const menu = show('## Mezze\n\n### Cold\n\n## Plates\n\n## To drink')
  const headings = [...menu.querySelectorAll('h3,h4,h5,h6')]
  expect(headings.map(({ tagName }) => tagName)).toEqual(['H3', 'H4', 'H3', 'H3'])
})

test.each(['mailto:chef@rubys.example', 'tel:+16175550100', 'http://rubys.example'])(
  'the link %s is kept',
  (address) => {
    expect(show(`[here](${address})`).querySelector('a')?.getAttribute('href')).toBe(address)
  },
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'java&#10;script:alert(1)',
  '<javascript:alert(1)>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://rubys.example/1',
  '//evil.example',
  '/admin',
  '#content',
  '\u0001javascript:alert(1)',
])('the link %s loses its address and keeps its words', (address) => {
  const menu = show(`[here](${address}) and [there][1]\n\n[1]: ${address}`)
  expect(menu.querySelector('[href]')).toBeNull()
  expect(menu.textContent).toContain('here')
})

test('a link within a link is its words', () => {
  const menu = show('[see <https://a.example>, *our* site](https://b.example), <https://c.example>')
  const links = [...menu.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://b.example',
    'https://c.example',
  ])
  expect(links[0]?.innerHTML).toBe('see https://a.example, <em>our</em> site')
})

test('what is set as typed keeps its empty first line', () => {
  const html = renderToStaticMarkup(<Menu markdown={'```\n\nSoup\n```'} />)
  expect(html).toContain('<pre>\n\nSoup\n</pre>')
})

test('HTML stays the words that it is, and an image leaves its words', () => {
  const menu = show('I <3 *tofu* & <b>rice</b> ![with chili](https://evil.example/chili.gif)')
  expect(menu.textContent).toBe('I <3 tofu & <b>rice</b> with chili')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>*{display:none}</style>',
  '<div style="position:fixed">x</div>',
  '<form action="https://evil.example"><input></form>',
  '![dish](https://evil.example/pixel.gif)',
  '![dish](data:image/svg+xml;base64,PHN2Zz4=)',
  '[![dish](https://evil.example/pixel.gif)](https://rubys.example)',
  '<https://rubys.example/"onmouseover="alert(1)>',
])('%s brings no element but text, lists and links', (hostile) => {
  const menu = show(`Before\n\n${hostile}\n\nAfter ${hostile} it`)
  const tags = new Set([...menu.querySelectorAll('.menu-text *')].map(({ tagName }) => tagName))
  tags.delete('P')
  tags.delete('A')
  expect([...tags]).toEqual([])
  expect(menu.querySelector('[onerror],[onload],[onmouseover],[style],[src]')).toBeNull()
  expect(menu.textContent).toContain('Before')
  expect(menu.textContent).toContain('After')
})

function depthOf(element: Element): number {
  return 1 + Math.max(0, ...[...element.children].map(depthOf))
}

test.each([
  ['quotes', `${'>'.repeat(16_000)} soup`],
  ['emphasis', `${'*'.repeat(16_000)}soup${'*'.repeat(16_000)}`],
  ['emphasis after a word', `a${'**_'.repeat(5000)}soup${'_**'.repeat(5000)}`],
  ['both kinds of emphasis', `${'*_'.repeat(8000)}soup${'_*'.repeat(8000)}`],
  ['images', `${'!['.repeat(6000)}soup${'](b)'.repeat(5000)}`],
  ['lists', Array.from({ length: 240 }, (_, at) => `${' '.repeat(at)}- soup`).join('\n')],
  ['quoted lists', `${'> - '.repeat(8000)}soup`],
])('nesting %s a thousand deep neither hangs nor breaks the page', (_, hostile) => {
  const markup = renderToStaticMarkup(<Menu markdown={hostile} />)
  const page = new DOMParser().parseFromString(markup, 'text/html')
  expect(page.body.textContent).toContain('soup')
  expect(depthOf(page.body)).toBeLessThan(40)
})
