import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { xmlText } from '../contract/xml.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'

const FEED = '/cities/massachusetts/cape_cod/feed.xml'
const MIDDLE = { lat: 41.6688, lng: -70.2962 }
const DAY = Date.UTC(2026, 5, 1)

const store = (id: string, name: string, at: number, fields: object = {}) =>
  saveRestaurants(env.DB, [makeInput({ id, name, place: MIDDLE, ...fields })], { by: 'import', at })

const read = async () => (await request(FEED)).text()
const titlesIn = (xml: string) =>
  [...xml.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title)

it('is valid when the city has no restaurants', async () => {
  const answer = await request(FEED)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const xml = await answer.text()
  expect(xml).toMatch(/^<\?xml .*<updated>1970-01-01T00:00:00.000Z<\/updated>.*<\/feed>$/)
  expect(xml).toContain(
    `<link rel="self" type="application/atom+xml" href="https://sprig.example${FEED}"/>`,
  )
})

it('lists new and changed restaurants, the newest first, each under one id', async () => {
  await store('r-old', 'Old Fork', DAY)
  await store('r-new', 'New Fork', DAY + 1000)
  await store('r-far', 'Far Fork', DAY, { place: { lat: 10, lng: 10 } })
  await store('r-unsure', 'Unsure Fork', DAY, { diet: 'unconfirmed' })
  const first = await read()
  expect(titlesIn(first)).toEqual(['New Fork', 'Old Fork'])
  expect(first).toContain('<id>https://sprig.example/details/r-old</id>')
  expect(first).toContain('New on Sprig · Pizza')
  await store('r-old', 'Older Fork', DAY + 2000)
  const second = await read()
  expect(titlesIn(second)).toEqual(['Older Fork', 'New Fork'])
  expect(second).toContain('<id>https://sprig.example/details/r-old</id>')
  expect(second).toContain('Changed · Pizza')
  expect(second).toContain(`<updated>${new Date(DAY + 2000).toISOString()}</updated>`)
})

it('speaks the language of its address', async () => {
  await store('r-old', 'Old Fork', DAY)
  const xml = await (await request(`/de${FEED}`)).text()
  expect(xml).toContain('xml:lang="de"')
  expect(xml).toContain(`<id>https://sprig.example/de${FEED}</id>`)
  expect(xml).toContain(
    '<link rel="alternate" type="text/html" href="https://sprig.example/de/details/r-old"/>',
  )
  expect(xml).toContain('<id>https://sprig.example/details/r-old</id>')
})

it('writes hostile names as text', async () => {
  await store('r-evil', 'A&B </title><script> ]]> "\u0008\ufffe', DAY + 3000)
  const written = 'A&amp;B &lt;/title&gt;&lt;script&gt; ]]&gt; &quot;'
  expect(titlesIn(await read())[0]).toBe(written)
  expect(xmlText('half \ud800, none \u0000, whole 😀')).toBe('half , none , whole 😀')
})

it('is linked from the head of its city page and of no other', async () => {
  const link = `<link rel="alternate" type="application/atom+xml" title="Vegan food in Cape Cod: new and changed" href="${FEED}">`
  expect(await (await request(FEED.replace('/feed.xml', '?zoom=10'))).text()).toContain(link)
  expect(await (await request('/')).text()).not.toContain('atom+xml')
})

it('holds 50 at most', async () => {
  const many = Array.from({ length: 60 }, (_, n) =>
    makeInput({ id: `r-many-${n}`, name: `Many ${n}`, place: MIDDLE }),
  )
  await saveRestaurants(env.DB, many, { by: 'import', at: DAY + 4000 })
  expect(titlesIn(await read())).toHaveLength(50)
})

it('stays at the edge for an hour, and a reader that has it gets a 304', async () => {
  const answer = await request(FEED)
  expect(answer.headers.get('cache-control')).toContain('s-maxage=3600')
  const tag = answer.headers.get('etag') ?? ''
  const again = await request(FEED, { headers: { 'if-none-match': tag } })
  expect(again.status).toBe(304)
})

it.each(['/cities/massachusetts/atlantis/feed.xml', '/cities/%00/%ff/feed.xml'])(
  'knows no feed of no city: %s',
  async (path) => {
    expect((await request(path)).status).toBe(404)
  },
)
