import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMPATIBILITY_DATE } from '../../tools/deployment/deployment.ts'
import { bundle } from '../bundle.ts'
import { type HostileServer, startHostileServer } from './hostileServer.ts'

/** Stands in for the internet: every name but one is public, and every host is the hostile server. */
const INTERNET = (port: number) => `export default { async fetch(request) {
  const url = new URL(request.url)
  if (url.hostname === 'cloudflare-dns.com') {
    const name = url.searchParams.get('name')
    const data = name === 'private.com' ? '10.0.0.7' : '9.9.9.9'
    const alias = { name, type: 5, data: 'edge.cdn.net.' }
    const isV4 = url.searchParams.get('type') === 'A'
    return Response.json({ Status: 0, Answer: isV4 ? [alias, { name, type: 1, data }] : [alias] })
  }
  const headers = new Headers(request.headers)
  headers.set('x-meant-for', url.host)
  const target = 'http://127.0.0.1:${port}' + url.pathname
  return fetch(target, { headers, redirect: 'manual' })
} }`

let server: HostileServer
let runtime: Miniflare

beforeAll(async () => {
  server = await startHostileServer()
  const worker = new URL('./worker.ts', import.meta.url).pathname
  runtime = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: 'egress',
          modules: await bundle(worker),
          compatibilityDate: COMPATIBILITY_DATE,
          compatibilityFlags: ['nodejs_compat', 'global_fetch_strictly_public'],
          outboundService: 'internet',
        },
        {
          name: 'internet',
          modules: [{ type: 'ESModule', path: 'internet.mjs', contents: INTERNET(server.port) }],
          compatibilityDate: COMPATIBILITY_DATE,
        },
      ],
    }),
  )
  await runtime.ready
})

afterAll(async () => {
  await runtime.dispose()
  await server.close()
})

beforeEach(() => {
  server.takeRequests()
})

async function read(address: string) {
  const asked = `http://egress/?${encodeURIComponent(address)}`
  return (await runtime.dispatchFetch(asked)).json() as Promise<{ outcome: string; start?: string }>
}

describe('reading a website on the real runtime', () => {
  it.each(['/gzip', '/brotli'])('unpacks %s', async (path) => {
    expect(await read(`https://green-fork.com${path}`)).toMatchObject({
      outcome: 'read',
      start: '<h1>Unpacked</h1>',
    })
  })

  it.each([
    ['/gzip-bomb', 'too_large'],
    ['/brotli-bomb', 'too_large'],
    ['/silent', 'no_answer'],
    ['/broken', 'no_answer'],
    ['/nothing-there', 'bad_status'],
  ])('%s comes to nothing: %s', async (path, outcome) => {
    expect(await read(`https://green-fork.com${path}`)).toEqual({ outcome })
  })

  it.each([
    ['/endless', 'too_large'],
    ['/drip', 'too_late'],
  ])('hangs up on %s', async (path, outcome) => {
    const hungUp = server.closedByPeer()
    expect(await read(`https://green-fork.com${path}`)).toEqual({ outcome })
    await hungUp
  })

  it('sends nothing to a name that leads into private space, directly or by a redirect', async () => {
    expect(await read('https://private.com/')).toEqual({ outcome: 'denied_address' })
    expect(server.takeRequests()).toEqual([])
    expect(await read('https://green-fork.com/private')).toEqual({ outcome: 'denied_address' })
    const targets = server.takeRequests().map(({ target }) => target)
    expect(targets).toEqual(['green-fork.com/robots.txt', 'green-fork.com/private'])
  })

  it('says who we are and carries no cookie on', async () => {
    expect(await read('https://green-fork.com/cookie')).toMatchObject({ outcome: 'read' })
    const requests = server.takeRequests()
    expect(requests.map(({ target }) => target)).toEqual([
      'green-fork.com/robots.txt',
      'green-fork.com/cookie',
      'green-fork.com/gzip',
    ])
    for (const { headers } of requests) {
      expect(headers['user-agent']).toContain('+https://sprig.example/contact')
      expect(headers.cookie).toBeUndefined()
    }
  })
})
