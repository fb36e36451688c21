import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { request } from '../testing/request.ts'

const PATH = '/tiles/new-england.pmtiles'
const BYTES = Uint8Array.from({ length: 1000 }, (_, i) => i % 251)
let tag = ''

beforeEach(async () => {
  const kept = await env.TILE_ARCHIVES.put('new-england.pmtiles', BYTES)
  tag = kept?.httpEtag ?? ''
})

const ask = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
  request(PATH, { headers, ...init })
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

describe('an archive of street tiles', () => {
  it('is sent in parts, with its ETag and cache lifetime', async () => {
    const answer = await ask({ range: 'bytes=100-199' })
    expect(answer.status).toBe(206)
    expect(await bytesOf(answer)).toEqual(BYTES.slice(100, 200))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-range': 'bytes 100-199/1000',
      'content-length': '100',
      'content-type': 'application/vnd.pmtiles',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400, no-transform',
      'cross-origin-resource-policy': 'same-origin',
      etag: tag,
    })
    expect(tag).toMatch(/^"[0-9a-f]+"$/)
  })

  it.each([
    ['bytes=0-16383', 'bytes 0-999/1000'],
    ['bytes=900-', 'bytes 900-999/1000'],
    ['bytes=-16', 'bytes 984-999/1000'],
  ])('ends where it ends: %s', async (range, sent) => {
    const answer = await ask({ range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(sent)
    const [, from = '', to = ''] = /(\d+)-(\d+)/.exec(sent) ?? []
    expect(await bytesOf(answer)).toEqual(BYTES.slice(Number(from), Number(to) + 1))
  })

  it('is sent whole without a range or with several', async () => {
    for (const headers of [{}, { range: 'bytes=0-1,5-6' }]) {
      const answer = await ask(headers)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-length')).toBe('1000')
      expect(await bytesOf(answer)).toEqual(BYTES)
    }
  })

  it('gives its length when a range lies beyond its end', async () => {
    const answer = await ask({ range: 'bytes=1000-1100' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */1000')
  })

  it('sends nothing that the browser already has', async () => {
    const answer = await ask({ 'if-none-match': tag, range: 'bytes=0-9' })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('etag')).toBe(tag)
    expect((await bytesOf(answer)).length).toBe(0)
    for (const other of ['"another"', 'no tag'])
      expect((await ask({ 'if-none-match': other })).status).toBe(200)
  })

  it('sends no part of a different archive than the client has', async () => {
    expect((await ask({ 'if-match': '"another"', range: 'bytes=0-9' })).status).toBe(412)
    expect((await ask({ 'if-match': tag, range: 'bytes=0-9' })).status).toBe(206)
    expect((await ask({ 'if-range': tag, range: 'bytes=0-9' })).status).toBe(206)
    for (const ifRange of ['"another"', `W/${tag}`, 'Sat, 21 Nov 2026 12:00:00 GMT']) {
      const answer = await ask({ 'if-range': ifRange, range: 'bytes=0-9' })
      expect(answer.status, ifRange).toBe(200)
      expect((await bytesOf(answer)).length).toBe(1000)
    }
  })

  it('answers HEAD', async () => {
    const answer = await ask({ range: 'bytes=0-9' }, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('1000')
    expect(answer.headers.get('etag')).toBe(tag)
    expect((await bytesOf(answer)).length).toBe(0)
  })

  it.each([
    '/tiles/elsewhere.pmtiles',
    '/tiles/New.pmtiles',
    '/tiles/..%2Fsecret.pmtiles',
    '/tiles/new-england',
  ])('is the only thing there: %s', async (path) => {
    expect((await request(path)).status).toBe(404)
    expect((await request(path, { method: 'HEAD' })).status).toBe(404)
  })

  it('cannot be written', async () => {
    const answer = await ask({}, { method: 'PUT', body: 'x' })
    expect(answer.status).toBe(404)
    expect((await env.TILE_ARCHIVES.head('new-england.pmtiles'))?.size).toBe(1000)
  })

  it('has its own limit and reads no session', async () => {
    const limit = vi.fn(async () => ({ success: false }))
    const settings = { LIMITS: 'on', LIMIT_TILES: { limit } }
    const answer = await request(PATH, {}, settings)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('60')
    const get = vi.spyOn(env.SESSIONS, 'get')
    await ask({ 'x-auth-token': 'token' })
    expect(get).not.toHaveBeenCalled()
  })
})
