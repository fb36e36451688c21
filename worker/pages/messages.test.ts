import { expect, it } from 'vitest'
import german from '../../languages/de.json'
import { LANGUAGES } from '../../languages/list.ts'
import { messageKey } from '../../languages/messageKey.ts'
import { PAGES } from '../../site/pages.ts'
import { request } from '../testing/request.ts'

const messagesOf = async (path: string) => {
  const html = await (await request(path)).text()
  const [, json = '{}'] = /id="messages">(.*?)<\/script>/.exec(html) ?? []
  return Object.keys(JSON.parse(json))
}

/** The compressed size of a document's messages, as the edge sends them. */
async function weightOf(path: string): Promise<number> {
  const html = await (await request(path.replace(/\/$/, ''))).text()
  const [, json = ''] = /id="messages">(.*?)<\/script>/.exec(html) ?? []
  const packed = new Response(json).body?.pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed ?? null).arrayBuffer()).byteLength
}

const COUNT = messageKey('{total, plural, one {{all} restaurant} other {{all} restaurants}}')

it('a document carries the messages of its own islands only', async () => {
  expect(await messagesOf('/')).toContain(COUNT)
  expect(await messagesOf('/about')).not.toContain(COUNT)
})

it("a members' page carries those of its guard, which its markup holds", async () => {
  const guard = messageKey('Checking who is logged in…')
  expect(await messagesOf('/de/admin')).toContain(guard)
  expect(await messagesOf('/de/about')).not.toContain(guard)
})

it('every document carries at most 12 KB of messages, in any language', async () => {
  const samples: Readonly<Record<string, string>> = { state: 'massachusetts', city: 'boston' }
  const paths = PAGES.flatMap((page) => page.paths).map((path) =>
    path.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? 'r1'),
  )
  for (const { code } of LANGUAGES.filter((language) => language.code !== 'en')) {
    const weights = await Promise.all(paths.map((path) => weightOf(`/${code}${path}`)))
    expect(Math.max(...weights), code).toBeGreaterThan(3_000)
    expect(Math.max(...weights), code).toBeLessThan(12_000)
  }
})

it('has its language and writing direction, at its own address only', async () => {
  const html = await (await request('/about')).text()
  expect(html).toContain('<html lang="en" dir="ltr">')
  const arabic = await (await request('/ar/about')).text()
  expect(arabic).toContain('<html lang="ar" dir="rtl">')
  expect((await request('/en/about')).headers.get('location')).toBe('/about')
  expect((await request('/xx/about')).status).toBe(404)
})

/** As it is written in HTML. */
const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

it('says no sentence in English on a page in another language', async () => {
  const sentences = Object.entries(german)
    .filter(([english, said]) => said !== english && /^[^{}<>]{20,}$/.test(english))
    .map(([english]) => inHtml(english))
  const paths = PAGES.flatMap(({ paths: [path = ''] }) => (path.includes(':') ? [] : [path]))
  expect(paths).toContain('/consulting')
  for (const path of paths) {
    const html = await (await request(`/de${path.replace(/^\/$/, '')}`)).text()
    expect(
      sentences.filter((sentence) => html.includes(sentence)),
      path,
    ).toEqual([])
  }
})

it('says on a page that only scripts can fill that it needs them', async () => {
  for (const path of ['/saved', '/offline', '/admin', '/create/v2/search']) {
    const html = await (await request(`/ar${path}`)).text()
    expect(html, path).toContain('<noscript><p class="notice">تحتاج هذه الصفحة إلى JavaScript.')
  }
})
