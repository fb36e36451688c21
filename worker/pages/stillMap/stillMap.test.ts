import { describe, expect, it } from 'vitest'
import { stillMapPath } from '../../contract/places/stillMapPath.ts'
import { request } from '../../testing/request.ts'

const namesOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name)

describe('the picture of where a place is', () => {
  it('shows the real coast, border and towns round it', async () => {
    const answer = await request(stillMapPath({ lat: 42.3601, lng: -71.0589 }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('s-maxage')
    const svg = await answer.text()
    expect(namesOf(svg)).toContain('Boston')
    expect(namesOf(svg)).toContain('Worcester')
    expect(svg).toMatch(/class="land"[^>]* d="M\d/)
    expect(svg).toMatch(/class="state"[^>]* d="M-?\d/)
  })

  it('names the town of the place when there is nothing else to draw', async () => {
    const svg = await (await request(stillMapPath({ lat: 52.5219, lng: 13.4132 }))).text()
    expect(namesOf(svg)).toContain('Berlin')
  })

  it('is drawn across the antimeridian', async () => {
    const answer = await request(stillMapPath({ lat: -16.8, lng: 179.99 }))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/class="land"[^>]* d="M-?\d/)
  })

  it.each([
    'x.svg',
    '91.00,0.00.svg',
    '42.36,-71.06',
    '1.00,2.00.svg%22',
    `${'1'.repeat(5000)}.svg`,
  ])('is 404 for %s', async (name) => {
    expect((await request(`/still-map/${name}`)).status).toBe(404)
  })
})
