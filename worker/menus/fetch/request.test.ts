import { describe, expect, it } from 'vitest'
import { endlessBody } from '../../testing/fakeInternet.ts'
import type { Limits } from './request.ts'
import { HOME, ROBOTS, visit } from './testing/visit.ts'
import { VISIT_LIMITS } from './visit.ts'

/** Short limits, so that tests of timeouts are fast. */
const HURRY: Limits = { ...VISIT_LIMITS, headersMs: 20, totalMs: 60 }
const MEBIBYTE = 1024 * 1024

function typed(body: BodyInit | null, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } })
}

describe('the limits of a visit', () => {
  it('refuses a body of 10 GB after the first 2 MiB', async () => {
    const { body, taken } = endlessBody(new Uint8Array(MEBIBYTE / 16), { times: 160_000 })
    const { outcome } = await visit({ [HOME]: () => typed(body, 'text/html') }, {})
    expect(outcome).toBe('too_large')
    expect(taken()).toBeLessThan(40)
  })

  it('does not read a body that announces a larger size', async () => {
    const { body, taken } = endlessBody(new Uint8Array(1024))
    const headers = { 'content-type': 'text/html', 'content-length': '10737418240' }
    const { outcome } = await visit({ [HOME]: () => new Response(body, { headers }) }, {})
    expect(outcome).toBe('too_large')
    expect(taken()).toBeLessThan(3)
  })

  it('counts a gzip bomb as it unpacks and cancels it', async () => {
    const zeros = endlessBody(new Uint8Array(MEBIBYTE), { times: 64 })
    const packed = await new Response(
      zeros.body.pipeThrough(new CompressionStream('gzip')),
    ).arrayBuffer()
    expect(packed.byteLength).toBeLessThan(MEBIBYTE / 8)
    const bomb = () => {
      const { body } = new Response(packed)
      return typed(body?.pipeThrough(new DecompressionStream('gzip')) ?? null, 'text/html')
    }
    expect((await visit({ [HOME]: bomb }, {})).outcome).toBe('too_large')
  })

  it('holds a body of single bytes in one block', async () => {
    const { body } = endlessBody(new Uint8Array([120]), { times: 70_000 })
    const { bytes } = await visit({ [HOME]: () => typed(body, 'text/html') }, {})
    expect(bytes).toHaveLength(70_000)
    expect(bytes?.buffer.byteLength).toBeLessThan(200_000)
  })

  it('has no answer when the connection breaks in the middle of a body', async () => {
    const broken = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('<h1>Menu')),
        pull: (controller) => controller.error(new TypeError('Connection reset by peer')),
      })
    const page = await visit({ [HOME]: () => typed(broken(), 'text/html') }, {})
    expect(page.outcome).toBe('no_answer')
    const robots = await visit({ [ROBOTS]: () => typed(broken(), 'text/plain'), [HOME]: 'x' }, {})
    expect(robots.outcome).toBe('no_answer')
  })

  it('has no answer when the compression of a body is broken', async () => {
    const packed = new TextEncoder().encode('this is no gzip at all')
    const unpacked = () => new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
    const { outcome } = await visit({ [HOME]: () => typed(unpacked(), 'text/html') }, {})
    expect(outcome).toBe('no_answer')
  })

  it('cuts off a slow drip when the time is up', async () => {
    const { body } = endlessBody(new Uint8Array([120]), { waitMs: 5 })
    const { outcome } = await visit({ [HOME]: () => typed(body, 'text/html') }, { limits: HURRY })
    expect(outcome).toBe('too_late')
  })

  it('cuts off a body that stops coming, even when its source ignores the signal', async () => {
    const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) })
    const { outcome } = await visit({ [HOME]: () => typed(silent, 'text/html') }, { limits: HURRY })
    expect(outcome).toBe('too_late')
  })

  it('waits for headers only for a limited time', async () => {
    const never = () => new Promise<Response>(() => {})
    const limits = { ...HURRY, totalMs: 10_000 }
    expect((await visit({ [ROBOTS]: never, [HOME]: 'x' }, { limits })).outcome).toBe('no_answer')
    expect((await visit({ [HOME]: never }, { limits })).outcome).toBe('no_answer')
  })

  it.each(['image/png', 'application/zip', 'application/json', 'text/css', 'constructor'])(
    'refuses %s',
    async (type) => {
      const { outcome } = await visit({ [HOME]: typed('<html>Menu</html>', type) }, {})
      expect(outcome).toBe('wrong_type')
    },
  )

  it.each([204, 304, 403, 404, 418, 500, 503])('refuses an answer %i', async (status) => {
    const { outcome } = await visit({ [HOME]: new Response(null, { status }) }, {})
    expect(['bad_status', 'wrong_type']).toContain(outcome)
  })

  it.each([521, 525, 530])('treats the edge’s own %i as no answer', async (status) => {
    const failed = new Response(null, { status })
    expect((await visit({ [ROBOTS]: failed }, {})).outcome).toBe('no_answer')
  })
})
