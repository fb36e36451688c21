import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../contract/durations.ts'
import {
  deliver,
  mailBatch,
  makeMail,
  putMail,
  readOutbox,
  recordingSender,
} from '../testing/mail.ts'
import { makeRandom } from '../testing/restaurants.ts'
import { takeDeadLetters } from './deadLetters.ts'
import type { MailMessage } from './mail.ts'
import { MAX_ATTEMPTS } from './retryDelay.ts'
import { claim, forgetListMailStatement, LEASE_MS } from './store.ts'
import { sweepMail } from './sweep.ts'

const NOW = Date.UTC(2100, 0, 1)

/** A queue that records its messages. */
function withQueue() {
  const queued: string[] = []
  const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } }
  const queue: Queue<MailMessage> = {
    metrics: async () => metadata.metrics,
    send: async ({ outboxId }) => {
      queued.push(outboxId)
      return { metadata }
    },
    sendBatch: async (messages) => {
      for (const { body } of messages) queued.push(body.outboxId)
      return { metadata }
    },
  }
  return { queued, settings: { ...env, MAIL_QUEUE: queue } }
}

describe('the sweep', () => {
  it('queues only due mail', async () => {
    await putMail(NOW, makeMail('due'), makeMail('taken'), makeMail('done'))
    await putMail(NOW + MINUTE_MS, makeMail('later'))
    await claim(env.DB, 'taken', NOW)
    await deliver(['done'], NOW, recordingSender())
    const { queued, settings } = withQueue()
    await sweepMail(settings, NOW)
    expect(queued).toEqual(['due'])
    await sweepMail(settings, NOW + LEASE_MS)
    expect(queued.slice(1).sort()).toEqual(['due', 'later', 'taken'])
    await deliver(queued, NOW + LEASE_MS, recordingSender())
  })

  it('gives up a mail whose consumer was killed at every attempt', async () => {
    await putMail(NOW, makeMail('poison'))
    let now = NOW
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect(await claim(env.DB, 'poison', now)).not.toBeNull()
      now += LEASE_MS
    }
    expect(await claim(env.DB, 'poison', now)).toBeNull()
    expect(await sweepMail(withQueue().settings, now)).toMatchObject({ queued: 0, failed: 1 })
    expect(await readOutbox('poison')).toMatchObject({ state: 'failed', reason: 'interrupted' })
  })

  it('queues nothing and logs it while no sender is set', async () => {
    await putMail(NOW, makeMail('unsendable'))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { queued, settings } = withQueue()
    await sweepMail({ ...settings, APP_ENV: 'production' }, NOW)
    expect(queued).toEqual([])
    expect(log.mock.calls).toEqual([[JSON.stringify({ event: 'mail.noSender', waiting: 1 })]])
    log.mockRestore()
    expect(await readOutbox('unsendable')).toMatchObject({ state: 'waiting' })
    await deliver(['unsendable'], NOW, recordingSender())
  })

  it('erases recipients after 30 days, but never of mail that still waits', async () => {
    await putMail(NOW, makeMail('old'), makeMail('stuck'))
    await deliver(['old'], NOW, recordingSender())
    const { settings } = withQueue()
    await sweepMail(settings, NOW + 30 * DAY_MS)
    expect(await readOutbox('old')).toMatchObject({ recipient: 'old@people.example' })
    await sweepMail(settings, NOW + 30 * DAY_MS + 1)
    expect(await readOutbox('old')).toMatchObject({ state: 'sent', recipient: '' })
    expect(await readOutbox('stuck')).toMatchObject({ recipient: 'stuck@people.example' })
    await deliver(['stuck'], NOW, recordingSender())
  })

  it('succeeds when the queue cannot be reached', async () => {
    await putMail(NOW, makeMail('unreached'))
    const { settings } = withQueue()
    const sendBatch = () => Promise.reject(new Error('queue is down'))
    await sweepMail({ ...settings, MAIL_QUEUE: { ...settings.MAIL_QUEUE, sendBatch } }, NOW)
    expect(await readOutbox('unreached')).toMatchObject({ state: 'waiting' })
    await deliver(['unreached'], NOW, recordingSender())
  })
})

describe('somebody who leaves the list', () => {
  it('gets no more list mail and is forgotten; mail about an account still comes', async () => {
    const recipient = 'leaver@people.example'
    const listMail = { recipient, template: 'preRegistered', params: {} } as const
    await putMail(NOW, { id: 'was-sent', ...listMail })
    await deliver(['was-sent'], NOW, recordingSender())
    await putMail(NOW, { id: 'waits', ...listMail }, { ...makeMail('account'), recipient })
    await putMail(NOW, makeMail('bystander'))

    await forgetListMailStatement(env.DB, recipient)
    const sender = recordingSender()
    await deliver(['was-sent', 'waits', 'account', 'bystander'], NOW, sender)
    expect(sender.mails.map(({ id }) => id).sort()).toEqual(['account', 'bystander'])
    expect(await readOutbox('was-sent')).toMatchObject({ state: 'sent', recipient: '' })
    expect(await readOutbox('waits')).toMatchObject({ state: 'failed', reason: 'unsubscribed' })
  })
})

describe('dead letters', () => {
  it('postpone their mail for an hour, leave settled mail alone, and are acknowledged', async () => {
    await putMail(NOW, makeMail('dead'), makeMail('settled'))
    await deliver(['settled'], NOW, recordingSender())
    const { batch, result } = mailBatch(['dead', 'settled', 'unknown'])
    await takeDeadLetters(env, batch, NOW)
    expect(result).toEqual({ acknowledged: [0, 1, 2], retried: {} })
    expect(await readOutbox('settled')).toMatchObject({ state: 'sent' })
    expect(await readOutbox('dead')).toMatchObject({
      state: 'waiting',
      dueAt: NOW + 60 * MINUTE_MS,
      reason: 'dead_letter',
    })
    const sender = recordingSender()
    await deliver(['dead'], NOW + 60 * MINUTE_MS, sender)
    expect(sender.mails).toHaveLength(1)
  })
})

describe('a bad queue', () => {
  it('loses 10 %, repeats 2 to 5 times and mixes the order: each mail is sent exactly once', async () => {
    const ids = Array.from({ length: 120 }, (_, n) => `chaos-${n}`)
    await putMail(NOW, ...ids.map(makeMail))
    const random = makeRandom(7)
    const { queued, settings } = withQueue()
    const accepted: string[] = []
    const sender = recordingSender(({ id }) => {
      if (random() < 0.2) return { outcome: 'busy', reason: 'http_503' }
      accepted.push(id)
      return { outcome: 'sent' }
    })

    queued.push(...ids)
    let now = NOW
    for (let round = 0; round < 100 && (queued.length > 0 || accepted.length < 120); round += 1) {
      const arriving = queued
        .splice(0)
        .filter(() => random() >= 0.1)
        .flatMap((id) => Array.from({ length: 2 + Math.floor(random() * 4) }, () => id))
        .map((id) => ({ id, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ id }) => id)
      const batches = Array.from({ length: Math.ceil(arriving.length / 10) }, (_, n) =>
        deliver(arriving.slice(10 * n, 10 * n + 10), now, sender),
      )
      await Promise.all(batches)
      now += 5 * MINUTE_MS
      await sweepMail(settings, now)
    }

    expect(accepted.sort()).toEqual([...ids].sort())
    const { results } = await env.DB.prepare(
      `SELECT state, COUNT(*) AS count FROM outbox WHERE id LIKE 'chaos-%' GROUP BY state`,
    ).all()
    expect(results).toEqual([{ state: 'sent', count: 120 }])
  })
})
