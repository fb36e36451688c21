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

it('a wide window preloads the picture behind the markers as the page shows it, and a phone draws names first', async () => {
  for (const view of ['', '&view=list']) {
    const html = await (await request(`${BOSTON}&q=what?&zoom=13${view}`)).text()
    const links = [...html.matchAll(PICTURE)].map(([, media, href]) => [media, href])
    const picture = '/still-map/42.36000,-71.06000,13.00,wide.svg'
    expect(links).toEqual([['(min-width: 600px)', picture]])
    expect(html.split(picture)).toHaveLength(3)
  }
})
