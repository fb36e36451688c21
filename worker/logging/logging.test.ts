import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { request } from '../testing/request.ts'

let logged: MockInstance<typeof console.info>
beforeEach(() => {
  logged = vi.spyOn(console, 'info').mockReset()
})

const send = (
  body: BodyInit,
  headers: HeadersInit = { 'content-type': 'application/json' },
  settings: Parameters<typeof request>[2] = {},
) => request('/api/restaurants/logging', { method: 'POST', headers, body }, settings)

const lines = (): { event: string; message: string; count: number }[] =>
  logged.mock.calls.map(([line]) => JSON.parse(String(line)))

function messages(): string[] {
  return lines()
    .filter(({ event }) => event === 'site_log')
    .map(({ message }) => message)
}

/** An endless body that counts how much of it was read. */
function endlessBody() {
  let pulled = 0
  const chunk = new TextEncoder().encode('so long '.repeat(512))
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  return { stream, pulled: () => pulled }
}

describe('POST /api/restaurants/logging', () => {
  it.each(['{"message":5}', 'junk', '', '[]', 'null', '{"message":"cut of'])(
    'answers 204 to %j and logs nothing',
    async (body) => {
      expect((await send(body)).status).toBe(204)
      expect(messages()).toEqual([])
    },
  )

  it('logs a valid message', async () => {
    expect((await send('{"message":"unknown loc 9"}')).status).toBe(204)
    expect(messages()).toEqual(['unknown loc 9'])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'image/png'])(
    'answers 204 to the content type %s',
    async (type) => {
      expect((await send('{"message":"hello"}', { 'content-type': type })).status).toBe(204)
    },
  )

  it('logs one line with at most 1 KiB of the message', async () => {
    await send(JSON.stringify({ message: 'é'.repeat(4000) }))
    expect(messages()).toEqual(['é'.repeat(512)])
  })

  it('answers 204 beyond the limit too, and logs no line for each', async () => {
    const LIMIT_LOGGING = { limit: async () => ({ success: false }) }
    const settings = { LIMITS: 'on', LIMIT_LOGGING }
    const response = await send('{"message":"again"}', undefined, settings)
    expect(response.status).toBe(204)
    for (let i = 0; i < 3; i += 1) await send('{"message":"again"}', undefined, settings)
    expect(messages()).toEqual([])
    expect(lines().filter(({ event }) => event === 'request')).toEqual([])
    expect(lines().length).toBeLessThan(4)
  })

  it.each([20_000, 300_000, 2_000_000])(
    'cuts a body of %d bytes in place of refusing it',
    async (length) => {
      const body = JSON.stringify({ message: 'so long '.repeat(length / 8) })
      expect((await send(body)).status).toBe(204)
      expect(messages()).toEqual([body.slice(0, 1024)])
    },
  )

  it('reads no more of a body than it may', async () => {
    const { stream, pulled } = endlessBody()
    expect((await send(stream)).status).toBe(204)
    expect(pulled()).toBeLessThan(64 * 1024)
  })

  it('answers 204 to a body that breaks off', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'))
      },
    })
    expect((await send(broken)).status).toBe(204)
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses the page of another site: %j', async (headers) => {
    expect((await send('{"message":"spam"}', headers)).status).toBe(403)
    expect(messages()).toEqual([])
  })

  it('accepts messages from a page of this site', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'https://sprig.example' }
    expect((await send('{"message":"hello"}', headers)).status).toBe(204)
    expect(messages()).toEqual(['hello'])
  })
})
