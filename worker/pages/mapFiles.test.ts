import { expect, it } from 'vitest'
import { request } from '../testing/request.ts'

const BOSTON = '/?lat=42.36&lng=-71.06'
const MAP = /<template id="map-files" data-media="([^"]*)">([^<]*)<\/template>/

it('a page with the map names its files at the end, last that of its worker, and as no link that a browser loads', async () => {
  const html = await (await request(BOSTON)).text()
  const [, media, files = ''] = MAP.exec(html) ?? []
  expect(media).toBe('all')
  expect(files).toMatch(/\/assets\/maplibre-.* \/assets\/mapWorker-[^ ]*$/)
  expect(html.endsWith('</template></body></html>')).toBe(true)
  expect(html).not.toMatch(/href="\/assets\/(?:maplibre|mapWorker)-/)
})

it('a list names them for wide windows, which have room for the map', async () => {
  const html = await (await request(`${BOSTON}&view=list`)).text()
  expect(MAP.exec(html)?.[1]).toContain('min-width')
})

it("a page without a place, without a map or with Google's does not", async () => {
  for (const path of ['/', '/about', `${BOSTON}&embed=1`])
    expect(await (await request(path)).text()).not.toMatch(MAP)
  const google = { GOOGLE_MAPS_KEY: 'a-key' }
  expect(await (await request(BOSTON, {}, google)).text()).not.toMatch(MAP)
})

const PICTURE = /<link rel="preload" as="image"[^>]*media="([^"]*)" href="(\/still-map\/[^"]*)"/g

it('the picture behind the markers is preloaded as the page shows it', async () => {
  const html = await (await request(`${BOSTON}&zoom=13`)).text()
  const links = [...html.matchAll(PICTURE)].map(([, media, href]) => [media, href])
  expect(links.map(([, href]) => href)).toEqual([
    '/still-map/42.36000,-71.06000,13.00,narrow.svg',
    '/still-map/42.36000,-71.06000,13.00,wide.svg',
  ])
  for (const [, href = ''] of links) expect(html.split(href)).toHaveLength(3)
  const asked = await (await request(`${BOSTON}&q=what?&zoom=13`)).text()
  expect(asked).toContain(String(links[0]?.[1]))
  const list = await (await request(`${BOSTON}&view=list`)).text()
  expect([...list.matchAll(PICTURE)].map(([, media]) => media)).toEqual(['(min-width: 600px)'])
})
