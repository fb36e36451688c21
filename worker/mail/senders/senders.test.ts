import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { chooseSender } from '../sender.ts'
import { cloudflareSender } from './cloudflare.ts'
import { httpApiSender } from './httpApi.ts'
import { mailboxSender } from './mailbox.ts'
import type { OutgoingMail } from './sending.ts'
import { listMailbox } from './store.ts'

const MAIL: OutgoingMail = {
  id: 'outbox-1',
  to: 'ann@people.example',
  from: 'Sprig <hello@sprig.example>',
  subject: 'Hello',
  text: 'Hello!',
  html: '<p>Hello!</p>',
  headers: { 'List-Unsubscribe': '<https://sprig.example/unsubscribe>' },
}

describe('the HTTP API', () => {
  const url = 'https://mail.example/emails'

  function apiThat(answer: () => Response | Promise<Response>) {
    const calls: { url: string; init: RequestInit }[] = []
    const fetch = async (to: string, init: RequestInit) => {
      calls.push({ url: to, init })
      return answer()
    }
    return { calls, sender: httpApiSender({ url, key: 'secret-key', fetch }) }
  }

  it('posts the mail once, with the key, an idempotency key and its own timeout', async () => {
    const { calls, sender } = apiThat(() => Response.json({ id: 'sent-1' }))
    expect(await sender.send(MAIL)).toEqual({ outcome: 'sent' })
    expect(calls).toHaveLength(1)
    const sent = new Request(calls[0]?.url ?? '', { ...calls[0]?.init, signal: null })
    expect(sent.url).toBe(url)
    expect(sent.method).toBe('POST')
    expect(sent.headers.get('authorization')).toBe('Bearer secret-key')
    expect(sent.headers.get('idempotency-key')).toBe('outbox-1')
    const { id: _id, to, ...words } = MAIL
    expect(await sent.json()).toEqual({ ...words, to: [to] })
    expect(calls[0]?.init.signal).toBeInstanceOf(AbortSignal)
    expect(calls[0]?.init.redirect).toBe('manual')
  })

  it.each([
    [400, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [302, 'blocked'],
    [401, 'blocked'],
    [403, 'blocked'],
    [404, 'blocked'],
    [408, 'busy'],
    [409, 'busy'],
    [429, 'busy'],
    [500, 'busy'],
    [503, 'busy'],
  ])('reads %i as %s, and keeps nothing of the answer', async (status, outcome) => {
    const { sender } = apiThat(() => new Response('ann@people.example is wrong', { status }))
    expect(await sender.send(MAIL)).toEqual({ outcome, reason: `http_${status}` })
  })

  it('counts a mail as sent when its key was used with another text', async () => {
    const { sender } = apiThat(() =>
      Response.json({ name: 'invalid_idempotent_request' }, { status: 409 }),
    )
    expect(await sender.send(MAIL)).toEqual({ outcome: 'sent' })
  })

  it.each([
    [new DOMException('The operation timed out', 'TimeoutError'), 'timeout'],
    [new TypeError('Network connection lost'), 'network'],
  ])('is busy when there is no answer: %s', async (error, reason) => {
    const { sender } = apiThat(() => Promise.reject(error))
    expect(await sender.send(MAIL)).toEqual({ outcome: 'busy', reason })
  })
})

describe('the send_email binding', () => {
  function bindingThat(answer: () => Promise<EmailSendResult>) {
    const calls: unknown[] = []
    const send = (message: unknown) => {
      calls.push(message)
      return answer()
    }
    return { calls, sender: cloudflareSender({ send }) }
  }

  it("passes fields, never MIME, with the sender's name and address separate", async () => {
    const { calls, sender } = bindingThat(async () => ({ messageId: '1' }))
    expect(await sender.send(MAIL)).toEqual({ outcome: 'sent' })
    expect(calls).toEqual([
      {
        to: MAIL.to,
        from: { name: 'Sprig', email: 'hello@sprig.example' },
        subject: MAIL.subject,
        text: MAIL.text,
        html: MAIL.html,
        headers: { ...MAIL.headers, 'X-Entity-Ref-ID': 'outbox-1' },
      },
    ])
  })

  it.each([
    ['E_RECIPIENT_SUPPRESSED', 'refused'],
    ['E_VALIDATION_ERROR', 'refused'],
    ['E_HEADER_NOT_ALLOWED', 'refused'],
    ['E_SENDER_NOT_VERIFIED', 'blocked'],
    ['E_DAILY_LIMIT_EXCEEDED', 'blocked'],
    ['E_RATE_LIMIT_EXCEEDED', 'busy'],
    ['E_DELIVERY_FAILED', 'busy'],
    ['E_INTERNAL_SERVER_ERROR', 'busy'],
  ])('reads %s as %s', async (code, outcome) => {
    const failure = Object.assign(new Error('ann@people.example is wrong'), { code })
    const { sender } = bindingThat(() => Promise.reject(failure))
    expect(await sender.send(MAIL)).toEqual({ outcome, reason: code })
  })

  it('is busy, without details, after a failure without a code', async () => {
    const { sender } = bindingThat(() => Promise.reject(new Error('ann@people.example')))
    expect(await sender.send(MAIL)).toEqual({ outcome: 'busy', reason: 'binding' })
  })
})

describe('the development mailbox', () => {
  it('keeps a mail once, however often it is sent', async () => {
    const sender = mailboxSender(env.DB, () => 1000)
    await sender.send(MAIL)
    expect(await sender.send(MAIL)).toEqual({ outcome: 'sent' })
    const { id, to, subject, text, html } = MAIL
    expect(await listMailbox(env.DB)).toEqual([{ id, to, subject, text, html, sentAt: 1000 }])
  })
})

describe('the choice of a sender', () => {
  const binding = { send: async () => ({ messageId: '1' }) }
  const count = async () => (await listMailbox(env.DB)).length

  it('is the mailbox in development, even beside a binding', async () => {
    const before = await count()
    await chooseSender({ DB: env.DB, APP_ENV: 'development', MAIL: binding })?.send({
      ...MAIL,
      id: 'chosen',
    })
    expect(await count()).toBe(before + 1)
  })

  it('is never the mailbox elsewhere', async () => {
    const before = await count()
    await chooseSender({ DB: env.DB, MAIL: binding })?.send({ ...MAIL, id: 'real' })
    expect(await count()).toBe(before)
  })

  it('is null when nothing is set, or only half of the API', () => {
    expect(chooseSender({ DB: env.DB })).toBeNull()
    expect(chooseSender({ DB: env.DB, APP_ENV: 'production', MAIL_API_KEY: 'k' })).toBeNull()
  })
})
