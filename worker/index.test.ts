import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import worker from './index.ts'
import { enqueue } from './mail/queue.ts'
import { listMailbox } from './mail/senders/store.ts'
import { storeRestaurant } from './testing/editing.ts'
import { mailBatch, makeMail, putMail, readOutbox } from './testing/mail.ts'

async function sentTo(id: string): Promise<number> {
  return (await listMailbox(env.DB)).filter((entry) => entry.id === id).length
}

describe('the Worker', () => {
  it('sends what comes from the queue', async () => {
    await putMail(Date.now(), makeMail('from-queue'))
    await worker.queue(mailBatch(['from-queue']).batch, env)
    expect(await sentTo('from-queue')).toBe(1)
  })

  it.each(['sprig-mail-dead', 'sprig-staging-mail-dead'])(
    'postpones the dead letters of %s instead of sending them',
    async (queue) => {
      await putMail(Date.now(), makeMail(queue))
      await worker.queue({ ...mailBatch([queue]).batch, queue }, env)
      expect(await readOutbox(queue)).toMatchObject({ state: 'waiting', reason: 'dead_letter' })
      expect(await sentTo(queue)).toBe(0)
    },
  )

  it('carries a mail through the real queue', async () => {
    await putMail(Date.now(), makeMail('real'))
    await enqueue(env.READ_MAIL_QUEUE, ['real'])
    await vi.waitFor(async () => expect(await sentTo('real')).toBe(1), { timeout: 50_000 })
  })

  it('sends what the queue lost when the timer runs', async () => {
    await putMail(Date.now(), makeMail('lost'))
    await worker.scheduled(createScheduledController(), { ...env, MAIL_QUEUE: env.READ_MAIL_QUEUE })
    await vi.waitFor(async () => expect(await sentTo('lost')).toBe(1), { timeout: 50_000 })
  })

  it('sweeps restaurants when the timer runs, even when the mail fails, and logs why it does', async () => {
    const id = await storeRestaurant({ status: 'ONLINE', onlineUntil: 1 })
    await env.DB.exec('ALTER TABLE outbox RENAME TO outbox_gone')
    onTestFinished(async () => {
      await env.DB.exec('ALTER TABLE outbox_gone RENAME TO outbox')
    })
    const logged = vi.spyOn(console, 'error')
    onTestFinished(() => logged.mockRestore())
    const controller = createScheduledController({ cron: '*/5 * * * *' })
    await expect(worker.scheduled(controller, env)).rejects.toThrow('Jobs failed')
    const failures = logged.mock.calls.map(([line]) => JSON.parse(line))
    expect(failures).toMatchObject([
      {
        event: 'job_failed',
        cron: '*/5 * * * *',
        error: expect.stringContaining('no such table: outbox'),
      },
    ])
    const row = env.DB.prepare('SELECT status FROM restaurants WHERE id = ?').bind(id)
    expect(await row.first('status')).toBe('OFFLINE')
  })
})
