import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../contract/durations.ts'
import { deliver, makeMail, putMail, readOutbox, recordingSender } from '../testing/mail.ts'
import { brokenDatabase } from '../testing/request.ts'
import { mailboxSender } from './senders/mailbox.ts'
import { claim, LEASE_MS, listDue } from './store.ts'

const NOW = Date.UTC(2100, 0, 1)

describe('delivery of mail', () => {
  it('sends a mail, marks it sent and acknowledges the message', async () => {
    await putMail(NOW, makeMail('plain'))
    const sender = recordingSender()
    const result = await deliver(['plain'], NOW, sender)
    expect(result).toEqual({ acknowledged: [0], retried: {} })
    expect(sender.mails).toEqual([
      expect.objectContaining({
        id: 'plain',
        to: 'plain@people.example',
        from: env.MAIL_FROM,
        subject: 'You already have a Sprig account',
      }),
    ])
    expect(await readOutbox('plain')).toMatchObject({ state: 'sent', attempts: 1, reason: null })
  })

  it('sends once when messages come many times, in one batch and in batches at the same time', async () => {
    await putMail(NOW, makeMail('twice-a'), makeMail('twice-b'))
    const sender = recordingSender()
    await Promise.all([
      deliver(['twice-a', 'twice-b', 'twice-a'], NOW, sender),
      deliver(['twice-b', 'twice-a'], NOW, sender),
    ])
    await deliver(['twice-b', 'twice-a'], NOW + MINUTE_MS, sender)
    expect(sender.mails.map(({ id }) => id).sort()).toEqual(['twice-a', 'twice-b'])
  })

  it('sends a mail whose consumer was killed after its claim, but not before the lease ends', async () => {
    await putMail(NOW, makeMail('killed'))
    expect(await claim(env.DB, 'killed', NOW)).not.toBeNull()
    const sender = recordingSender()
    await deliver(['killed'], NOW + LEASE_MS - 1, sender)
    expect(sender.mails).toEqual([])
    expect(await listDue(env.DB, NOW + LEASE_MS - 1, 100)).not.toContain('killed')

    expect(await listDue(env.DB, NOW + LEASE_MS, 100)).toContain('killed')
    await deliver(['killed'], NOW + LEASE_MS, sender)
    expect(sender.mails).toHaveLength(1)
    expect(await readOutbox('killed')).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('sends a mail again under the same key when its consumer was killed after sending', async () => {
    await putMail(NOW, makeMail('unmarked'))
    const mailbox = mailboxSender(env.DB, () => NOW)
    const killed = recordingSender()
    await deliver(['unmarked'], NOW, {
      async send(mail) {
        await mailbox.send(mail)
        await killed.send(mail)
        throw new Error('killed')
      },
    })
    const again = recordingSender()
    await deliver(['unmarked'], NOW + LEASE_MS, {
      async send(mail) {
        await again.send(mail)
        return mailbox.send(mail)
      },
    })
    expect(again.mails).toEqual(killed.mails)
    const { results } = await env.DB.prepare(`SELECT id FROM mailbox WHERE id = 'unmarked'`).all()
    expect(results).toHaveLength(1)
  })

  it('tries again after growing delays, then gives up', async () => {
    await putMail(NOW, makeMail('busy'))
    const sender = recordingSender(() => ({ outcome: 'busy', reason: 'http_503' }))
    const delays: (number | undefined)[] = []
    let now = NOW
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const { retried } = await deliver(['busy'], now, sender)
      const delaySeconds = retried[0]
      delays.push(delaySeconds)
      await deliver(['busy'], now + 1000 * (delaySeconds ?? 0) - 1, sender)
      now += 1000 * (delaySeconds ?? 0)
    }
    expect(delays).toEqual([60, 300, 1800, 7200, 21_600, undefined])
    expect(sender.mails).toHaveLength(6)
    expect(await readOutbox('busy')).toMatchObject({ state: 'failed', reason: 'http_503' })
    await deliver(['busy'], now + 100 * 60 * MINUTE_MS, sender)
    expect(sender.mails).toHaveLength(6)
  })

  it('gives up a refused mail at once', async () => {
    await putMail(NOW, makeMail('refused'))
    const sender = recordingSender(() => ({ outcome: 'refused', reason: 'http_422' }))
    const result = await deliver(['refused'], NOW, sender)
    expect(result).toEqual({ acknowledged: [0], retried: {} })
    expect(await readOutbox('refused')).toMatchObject({ state: 'failed', reason: 'http_422' })
  })

  it('keeps mail that fails by our own settings, however often it was tried', async () => {
    await putMail(NOW, makeMail('blocked'))
    const sender = recordingSender(() => ({ outcome: 'blocked', reason: 'http_401' }))
    for (let hour = 0; hour < 10; hour += 1) {
      await deliver(['blocked'], NOW + hour * 60 * MINUTE_MS, sender)
    }
    expect(sender.mails).toHaveLength(10)
    expect(await readOutbox('blocked')).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  it('leaves mail in the outbox when nothing can send', async () => {
    await putMail(NOW, makeMail('unset'))
    const { MAIL: _mail, ...settings } = { ...env, APP_ENV: 'production' }
    await deliver(['unset'], NOW, null, settings)
    expect(await readOutbox('unset')).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(await listDue(env.DB, NOW, 100)).toContain('unset')
  })

  it('retries the message when the database cannot be reached', async () => {
    const sender = recordingSender()
    const result = await deliver(['anything'], NOW, sender, { DB: brokenDatabase() })
    expect(result).toEqual({ acknowledged: [], retried: { 0: 30 } })
    expect(sender.mails).toEqual([])
  })

  it('acknowledges messages about missing rows', async () => {
    const result = await deliver(['nobody'], NOW, recordingSender())
    expect(result).toEqual({ acknowledged: [0], retried: {} })
  })

  it.each(['one@a.example, two@b.example', 'a@b.example\r\nBcc: x@y.example', 'nothing'])(
    'never writes to what is not one plain address: %j',
    async (recipient) => {
      const id = crypto.randomUUID()
      await putMail(NOW, { ...makeMail(id), recipient })
      const sender = recordingSender()
      await deliver([id], NOW, sender)
      expect(sender.mails).toEqual([])
      expect(await readOutbox(id)).toMatchObject({ state: 'failed', reason: 'unreadable' })
    },
  )
})
