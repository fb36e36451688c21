import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '../contract/errors.ts'
import type { BuilderAnswer } from '../contract/restaurants/builder.ts'
import type { Env } from '../env.ts'
import { as, makePerson, type Person } from '../testing/people.ts'
import { request } from '../testing/request.ts'

const GREEN_FORK = 'green-fork.sprig-samples.com'

afterEach(() => {
  vi.restoreAllMocks()
})

async function ask(website: string, by?: Person, settings?: Partial<Env>): Promise<Response> {
  const headers = as(by ?? (await makePerson()))
  return request(`/api/restaurant_builder/${encodeURIComponent(website)}`, { headers }, settings)
}

/** A fake internet that records requests: every name is public, and every page is the same. */
function watchInternet(html: string, address = '9.9.9.9'): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input))
    if (url.hostname === 'cloudflare-dns.com') {
      return Response.json({ Status: 0, Answer: [{ name: 'x', type: 1, data: address }] })
    }
    asked.push(url.href)
    if (url.pathname === '/robots.txt') return new Response(null, { status: 404 })
    return new Response(html, { headers: { 'content-type': 'text/html' } })
  })
  return asked
}

describe('GET /api/restaurant_builder/{website}', () => {
  it('answers with the dishes by likelihood, and the place of the restaurant', async () => {
    const response = await ask(GREEN_FORK)
    expect(response.status).toBe(200)
    const answer = await response.json<BuilderAnswer>()
    expect(answer).toMatchObject({
      name: 'The Green Fork',
      geoJson: { type: 'Point', coordinates: [-71.0773, 42.3503] },
      source: `https://${GREEN_FORK}/menu`,
    })
    expect(answer.address).toContain('12 Marlow Street')
    const [rest, vegan] = answer.predictedOptions.map((items) => items.map(({ option }) => option))
    expect(vegan).toEqual(expect.arrayContaining(['Charred Corn Soup', 'Smoky Black Bean Burger']))
    expect(rest).toEqual(expect.arrayContaining(['Crisp Calamari', 'Whipped Feta Toast']))
    expect(answer.predictedOptions.flat().every(({ reason }) => reason.length > 0)).toBe(true)
    expect(answer.menu).toContain('Charred Corn Soup')
  })

  it('reads a plain page in another language', async () => {
    const answer = await (await ask('wirtshaus-klara.sprig-samples.com')).json<BuilderAnswer>()
    const [rest, vegan] = answer.predictedOptions.map((items) => items.map(({ option }) => option))
    expect(vegan).toEqual(expect.arrayContaining(['Kichererbsen-Eintopf', 'Veganes Gulasch']))
    expect([rest, vegan].flat()).toHaveLength(10)
    expect(rest).toEqual(expect.arrayContaining(['Linsensuppe', 'Käsespätzle']))
  })

  it('answers with two empty lists when there is no menu', async () => {
    const response = await ask('corner-house.sprig-samples.com')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ predictedOptions: [[], []], menu: '' })
  })

  it('reads a website once a day for everybody', async () => {
    const asked = watchInternet('<ul><li>Lentil stew $9</li><li>Bean burger $8</li></ul>')
    const first = await (await ask('Bistro-Verde.com/?x=1')).json()
    const second = await (await ask('https://bistro-verde.com/?x=1#menu')).json()
    expect(second).toEqual(first)
    expect(asked).toEqual(['https://bistro-verde.com/robots.txt', 'https://bistro-verde.com/?x=1'])
    await env.DB.prepare('UPDATE menu_readings SET read_at = read_at - 86400000').run()
    await ask('bistro-verde.com/?x=1')
    expect(asked).toHaveLength(4)
  })

  it('says who we are and where to reach us, and sends no cookie', async () => {
    watchInternet('<p>Hello</p>')
    await ask('bistro-rosso.com')
    const calls = vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('rosso.com/'))
    expect(calls).toHaveLength(2)
    for (const [, init] of calls) {
      const headers = new Headers(init?.headers)
      expect(headers.get('user-agent')).toMatch(/^Sprig\/.*\+https?:\/\/[^ ]+\/contact\)$/)
      expect(headers.has('cookie')).toBe(false)
      expect(init?.redirect).toBe('manual')
    }
  })

  it('gives the same answer for every website that may not or cannot be read', async () => {
    const asked = watchInternet('secret', '10.0.0.7')
    const websites = [
      '127.0.0.1',
      '0x7f.1',
      '[::1]/menu',
      'localhost:8787/api/users/me',
      'metadata.google.internal/computeMetadata/v1/',
      'user:pass@bistro.com',
      'bistro.com:25',
      'ftp://bistro.com',
      '127.0.0.1.nip.io',
      'a-private-place.com',
      'not a website',
      '%',
    ]
    const bodies = new Set<string>()
    for (const website of websites) {
      const response = await ask(website)
      expect(response.status, website).toBe(422)
      const { errors } = await response.json<ErrorBody>()
      bodies.add(JSON.stringify(errors))
    }
    expect([...bodies]).toEqual([
      JSON.stringify([{ msg: 'We could not read that website', code: 'unreadable_website' }]),
    ])
    expect(asked).toEqual([])
  })

  it('gives that answer after an unforeseen failure too, which it logs as an error', async () => {
    watchInternet('<p>Hello</p>')
    const answers = vi.mocked(fetch).getMockImplementation()
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      const answer = await answers?.(input, init)
      if (!answer || !String(input).startsWith('https://bistro-blu.com/menu'))
        return answer ?? Response.error()
      const throwing = {
        get: () => {
          throw new TypeError('unforeseen')
        },
      }
      return Object.defineProperty(answer, 'headers', throwing)
    })
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await ask('bistro-blu.com/menu')
    expect(response.status).toBe(422)
    const { errors, requestId } = await response.json<ErrorBody>()
    expect(errors).toEqual([{ msg: 'We could not read that website', code: 'unreadable_website' }])
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      { event: 'website_unreadable', requestId, reason: 'unexpected', error: 'unforeseen' },
    ])
  })

  it('does not use a stored reading for an address that it would not fetch', async () => {
    watchInternet('<ul><li>Lentil stew $9</li><li>Bean burger $8</li></ul>')
    expect((await ask('bistro-bianco.com')).status).toBe(200)
    for (const website of ['user:pass@bistro-bianco.com', 'bistro-bianco.com\\@127.0.0.1']) {
      expect((await ask(website)).status, website).toBe(422)
    }
  })

  it.each([
    ['a resolver that never answers', []],
    ['a website that never answers', ['cloudflare-dns.com']],
  ])('is answered within eight seconds whatever happens: %s', async (_, answering) => {
    const by = await makePerson()
    watchInternet('<p>Hello</p>')
    const answers = vi.mocked(fetch).getMockImplementation()
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      const isAnswering = answering.includes(new URL(String(input)).hostname)
      return isAnswering && answers ? answers(input, init) : new Promise<Response>(() => {})
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answer = ask('bistro-lento.com', by)
      await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 10_000 })
      await vi.advanceTimersByTimeAsync(8000)
      expect((await answer).status).toBe(422)
    } finally {
      vi.useRealTimers()
    }
  })

  it('sends nothing when a name cannot be resolved', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Network connection lost'))
    expect((await ask('bistro-nero.com')).status).toBe(422)
    const asked = vi.mocked(fetch).mock.calls.map(([url]) => new URL(String(url)).hostname)
    expect(new Set(asked)).toEqual(new Set(['cloudflare-dns.com']))
  })

  it('has no sample websites outside development', async () => {
    const asked = watchInternet('<p>Somebody else</p>')
    const website = `${GREEN_FORK}/menu?x`
    const response = await ask(website, undefined, { APP_ENV: 'production' })
    expect(await response.json()).toMatchObject({ predictedOptions: [[], []] })
    expect(asked).toEqual([`https://${GREEN_FORK}/robots.txt`, `https://${website}`])
  })

  it('allows a person ten readings an hour', async () => {
    const by = await makePerson()
    const settings = { LIMITS: 'on' }
    for (let i = 0; i < 10; i += 1) expect((await ask('localhost', by, settings)).status).toBe(422)
    const refused = await ask('localhost', by, settings)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  })

  it('requires somebody signed in and an address of sensible length', async () => {
    expect((await request(`/api/restaurant_builder/${GREEN_FORK}`)).status).toBe(401)
    expect((await ask(`green-fork.com/${'x'.repeat(600)}`)).status).toBe(400)
  })
})
