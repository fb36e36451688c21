import { describe, expect, it } from 'vitest'
import { stillMapPath, stillViewPath } from '../../contract/places/stillMapPath.ts'
import { request } from '../../testing/request.ts'

const namesOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name)

describe('the picture of where a place is', () => {
  it('names towns in the language of its page', async () => {
    const path = stillMapPath({ lat: 45.46, lng: 9.19 })
    const namesIn = async (start: string) => namesOf(await (await request(start + path)).text())
    expect(await namesIn('')).toContain('Milan')
    expect(await namesIn('/de')).toContain('Mailand')
    expect(await (await request('/de?lat=45.46&lng=9.19')).text()).toContain('"/de/still-map/')
  })

  it('shows the real coast, border and towns round it', async () => {
    const answer = await request(stillMapPath({ lat: 42.3601, lng: -71.0589 }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('s-maxage')
    const svg = await answer.text()
    expect(namesOf(svg)).toContain('Boston')
    expect(namesOf(svg)).toContain('Worcester')
    expect(svg).toMatch(/class="land"[^>]*><path d="M-?\d/)
    expect(svg).toMatch(/class="state"[^>]* d="M-?\d/)
  })

  it('names the town of the place when there is nothing else to draw', async () => {
    const svg = await (await request(stillMapPath({ lat: 52.5219, lng: 13.4132 }))).text()
    expect(namesOf(svg)).toContain('Berlin')
  })

  it('is drawn across the antimeridian', async () => {
    const answer = await request(stillMapPath({ lat: -16.8, lng: 179.99 }))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/class="land"[^>]*><path d="M-?\d/)
  })

  it.each([
    'x.svg',
    '91.00,0.00.svg',
    '42.36,-71.06',
    '42.36000,-71.06000,12.00.svg',
    '42.36000,-71.06000,12.00,huge.svg',
    '42.36000,-71.06000,0.50,wide.svg',
    '42.36000,-71.06000,21.00,wide.svg',
    '1.00,2.00.svg%22',
    `${'1'.repeat(5000)}.svg`,
  ])('is 404 for %s', async (name) => {
    expect((await request(`/still-map/${name}`)).status).toBe(404)
  })
})

const svgOf = async (lat: number, lng: number, zoom: number) => {
  const answer = await request(stillViewPath({ lat, lng, zoom }, 'wide'))
  expect(answer.status).toBe(200)
  return await answer.text()
}
/** Where the middle of a name is, from the middle of the picture. */
function placeOf(svg: string, name: string) {
  const [, x, y] = new RegExp(`x="(\\d+)" y="(\\d+)"[^>]*>${name}<`).exec(svg) ?? []
  return [Number(x) - 1280, Number(y) - 720]
}

describe('the picture behind the markers of the main view', () => {
  it('has the scale of its zoom, with the middle of the view in its middle', async () => {
    // Cambridge is 0.0490 degrees west and 0.0167 north of it: 143 and 66 pixels at zoom 12.
    const near = placeOf(await svgOf(42.3584, -71.0598, 12), 'Cambridge')
    expect(Math.abs((near[0] ?? 0) + 143)).toBeLessThan(25)
    const [x = 0] = placeOf(await svgOf(42.3584, -71.0598, 13), 'Cambridge')
    expect(Math.abs(x / (near[0] ?? 1) - 2)).toBeLessThan(0.05)
  })

  it('names more towns from near and states from far', async () => {
    expect(namesOf(await svgOf(42.3584, -71.0598, 12))).toContain('Melrose')
    const far = namesOf(await svgOf(42.3584, -71.0598, 5))
    expect(far).toContain('OHIO')
    expect(far).not.toContain('Melrose')
  })

  it.each([
    ['Fiji', -17.8, 180],
    ['Fiji', -17.8, -180],
    ['Svalbard', 78.22, 15.65],
  ])('draws land across the antimeridian and near a pole: %s', async (_, lat, lng) => {
    expect(await svgOf(lat, lng, 8)).toMatch(/class="land"[^>]*><path d="M-?\d/)
  })

  it('is drawn from the coarse world where it shows too much for anything else', async () => {
    const svg = await svgOf(0, 0, 1)
    expect(svg.length).toBeLessThan(600_000)
    expect(namesOf(svg)).toContain('Brazil')
  })
})
