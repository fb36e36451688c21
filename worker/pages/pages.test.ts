import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { storeRestaurant } from '../testing/editing.ts'
import { putPlaces } from '../testing/gazetteer.ts'
import { brokenDatabase, request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'

beforeAll(async () => {
  await putPlaces([['Boston', 'MA', 'US', 42.36, -71.06]])
  const restaurant = makeInput({
    id: 'r1',
    name: 'Bean & "Leaf" </script><script>alert(1)</script>',
    place: { lat: 42.36, lng: -71.06 },
    website: 'https://bean.example',
    openingHours: 'Mo-Su 00:00-24:00',
  })
  await saveRestaurants(env.DB, [restaurant], { at: 0, by: 'import' })
  await env.DB.prepare(
    `INSERT INTO restaurant_details (restaurant_id, menu, modified_at) VALUES ('r1', '## Starters', 0)`,
  ).run()
})

describe('pages', () => {
  it.each([
    ['/', 'Sprig: find vegan food near you'],
    ['/cities/massachusetts/boston', 'Vegan food in Boston, Massachusetts | Sprig'],
    ['/explore', 'Sprig'],
    ['/about', 'Sprig'],
    ['/contact', 'Sprig'],
    ['/events', 'Sprig'],
    ['/consulting', 'Sprig'],
    ['/kitchen-card', 'Vegan cards for the kitchen in 55 languages | Sprig'],
    ['/kitchen-card/th', 'Vegan card in Thai: show it to the kitchen | Sprig'],
  ])('%s is rendered with title, description and canonical link', async (path, title) => {
    const response = await request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html).toMatch(new RegExp(`<title>[^<]*${title.replace(/[|]/g, '\\|')}[^<]*</title>`))
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/)
    expect(html).toContain(`<link rel="canonical" href="${env.ORIGIN}${path}">`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain(' style="')
  })

  it.each([
    ['/', ' data-view="MAP_VIEW" data-start=""'],
    ['/cities/massachusetts/boston', ' data-view="MAP_VIEW"'],
    ['/cities/massachusetts/boston?view=list', ' data-view="LIST_VIEW"'],
    ['/about', ''],
  ])('%s tells its layout how to be laid out before its content', async (path, frame) => {
    const html = await (await request(path)).text()
    expect(html).toContain(`<div class="layout"${frame}>`)
    expect(html).not.toMatch(/\.layout[^{},]*:has\(/)
  })

  it('shows a restaurant with its menu, with every text escaped', async () => {
    const html = await (await request('/details/r1')).text()
    expect(html).toContain('Starters')
    expect(html).toContain('Bean &amp; &quot;Leaf&quot; &lt;/script&gt;')
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('"@type":"Restaurant"')
  })

  it('has a kitchen card in its own language, with its translation in the language of the page', async () => {
    const html = await (await request('/de/kitchen-card/zh-Hant')).text()
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('lang="zh-Hant" dir="ltr"><h2>我吃純素（全素）。</h2>')
    expect(html).toContain('lang="de" dir="ltr"><h2>Ich esse vegan.</h2>')
    expect(html).toContain(`hreflang="ja" href="${env.ORIGIN}/ja/kitchen-card/zh-Hant"`)
  })

  it('lists the kitchen cards by the names that their languages have for themselves', async () => {
    const html = await (await request('/kitchen-card')).text()
    const listed = [...html.matchAll(/<bdi lang="([^"]+)">([^<]+)<\/bdi>/g)]
    const english = new Intl.DisplayNames('en', { type: 'language' })
    const same = listed.filter(([, language = '', name]) => english.of(language) === name)
    expect(same.map(([, , name]) => name)).toEqual(['English', 'Filipino'])
  })

  it('has the tags for previews of links', async () => {
    const html = await (await request('/details/r1')).text()
    const told = Object.fromEntries(
      [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(([, key, value]) => [
        key,
        value,
      ]),
    )
    expect(told).toEqual({
      site_name: 'Sprig',
      type: 'website',
      title: html.match(/<title>([^<]*)</)?.[1],
      description: html.match(/name="description" content="([^"]*)"/)?.[1],
      url: `${env.ORIGIN}/details/r1`,
      image: `${env.ORIGIN}/icons/icon-512.png`,
    })
    expect(told.title).toContain('Bean &amp; &quot;Leaf&quot;')
  })

  it('can be installed on a home screen', async () => {
    expect(await (await request('/')).text()).toContain(
      'rel="manifest" href="/manifest.webmanifest"',
    )
    const response = await request('/manifest.webmanifest')
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({ short_name: 'Sprig', start_url: '/', display: 'standalone' })
    expect(manifest).toHaveProperty(
      'icons',
      expect.arrayContaining([
        expect.objectContaining({ sizes: '192x192' }),
        expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
      ]),
    )
    expect(manifest).toHaveProperty('screenshots.0.form_factor', 'wide')
    expect(manifest).toHaveProperty('screenshots.1.form_factor', 'narrow')
    expect(manifest).toHaveProperty('shortcuts.0.url', '/saved')
    expect(manifest).toHaveProperty('share_target.action', '/')
    expect(manifest).toHaveProperty('share_target.params', { text: 'near' })
  })

  it('of a city has its restaurants as JSON-LD', async () => {
    const html = await (await request('/cities/massachusetts/boston')).text()
    const text = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '{}'
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: `${env.ORIGIN}/details/r1` }],
    })
    expect(html.split('ld+json')[0]).toContain('</main>')
  })

  it('leaves the fields of the details page out of lists', async () => {
    const list = await (await request('/cities/massachusetts/boston')).text()
    expect(list).toContain('"_id":["r1"')
    expect(list).not.toContain('bean.example')
    expect(list).not.toContain('Mo-Su 00:00-24:00')
    expect(await (await request('/details/r1')).text()).toContain('bean.example')
  })

  it('of a city begins with what is open and until when that holds', async () => {
    const list = await (await request('/cities/massachusetts/boston')).text()
    expect(list).toMatch(
      /<span class="open-line" data-open="open" data-until="\d+">Open day and night</,
    )
  })

  it.each([
    '/details/unknown',
    '/nowhere',
    '/kitchen-card/xx',
    '/cities/massachusetts/atlantis',
    '/details/__proto__',
  ])('%s is a real 404', async (path) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('noindex')
  })

  it.each([
    '/?lat=abc&lng=1',
    '/?lat=999&lng=1&zoom=NaN',
    '/?diet=meat&cuisine=%20%26',
    '/?q=%F0%9F%8D%95&lat=42.36&lng=-71.06',
    '/?q=%22NEAR(&lat=42.36&lng=-71.06',
    '/?near=nowhere-at-all',
  ])('a mangled address still opens the main view: %s', async (path) => {
    expect((await request(path)).status).toBe(200)
  })

  it.each([
    ['1', '/cities/massachusetts/boston'],
    ['2', '/cities/new_hampshire/nashua'],
    ['3', '/cities/new_hampshire/manchester'],
    ['4', '/cities/new_hampshire/concord'],
  ])('loc code %s leads to %s', async (code, path) => {
    const response = await request(`/?loc=${code}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(path)
  })

  it('an unknown loc code opens the main view', async () => {
    expect((await request('/?loc=99')).status).toBe(200)
  })

  it('answers 503 with Retry-After when the database cannot be reached', async () => {
    const response = await request('/cities/massachusetts/boston', {}, { DB: brokenDatabase() })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toMatch(/try again/i)
  })

  it.each([
    ['/login', 'Login | Sprig'],
    ['/signup', 'Sign Up | Sprig'],
    ['/create-account/c0de?email=a@b.test', 'Create your account | Sprig'],
    ['/reset-password/c0de?email=a@b.test', 'Reset your password | Sprig'],
    ['/unsubscribe?email=a@b.test&token=t', 'Unsubscribe | Sprig'],
    ['/admin', 'Manage | Sprig'],
    ['/create/v2/search?name=Fork', 'Add a restaurant | Sprig'],
    ['/create/build', 'Add a restaurant | Sprig'],
  ])('%s is rendered, not cached and not indexed', async (path, title) => {
    const response = await request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain(' style="')
  })

  it.each(['/create-account/c0de', '/reset-password/c0de', '/unsubscribe'])(
    '%s tells no other site its address',
    async (path) => {
      expect((await request(path)).headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  it('is cached for a minute at the edge and revalidated by its tag', async () => {
    const first = await request('/about')
    expect(first.headers.get('cache-control')).toContain('s-maxage=60')
    const tag = first.headers.get('etag')
    const again = await request('/about', { headers: { 'if-none-match': tag ?? '' } })
    // A new minute may begin between the two requests.
    expect([200, 304]).toContain(again.status)
    if (again.headers.get('etag') === tag) expect(again.status).toBe(304)
  })

  it.each([
    '/cities/Massachusetts/BOSTON',
    '/cities/ma/boston?zoom=10',
    '/cities/massachusetts/boston?q=pizza',
  ])('%s has the canonical address of its city', async (path) => {
    const html = await (await request(path)).text()
    expect(html).toContain(
      `<link rel="canonical" href="${env.ORIGIN}/cities/massachusetts/boston">`,
    )
  })

  it.each(['1e300', '-1', '1.5', 'x', '3', '999999'])(
    'there is no part %s of the sitemap',
    async (part) => {
      expect((await request(`/sitemap.xml?part=${part}`)).status).toBe(404)
    },
  )

  it('a missing file is not cached', async () => {
    for (const path of ['/assets/client-0.js', '/basemap/none.json', '/icons/none.png']) {
      const response = await request(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('lists its pages, cities and restaurants in the sitemap', async () => {
    expect(await (await request('/sitemap.xml')).text()).toContain('sitemap.xml?part=2')
    expect(await (await request('/sitemap.xml?part=1')).text()).toContain(
      '/cities/massachusetts/boston',
    )
    expect(await (await request('/sitemap.xml?part=1')).text()).toContain('/de/kitchen-card/th<')
    const closed = await storeRestaurant()
    await env.DB.prepare('UPDATE restaurants SET closed_at = 1 WHERE id = ?').bind(closed).run()
    const restaurants = await (await request('/sitemap.xml?part=2')).text()
    expect(restaurants).toContain('/details/r1')
    expect(restaurants).not.toContain(closed)
    expect((await request(`/details/${closed}`)).status).toBe(200)
    expect(await (await request('/robots.txt')).text()).toContain('Sitemap: ')
  })
})
