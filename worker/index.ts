import { sweepAccounts } from './accounts/safety/sweep.ts'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { takeDeadLetters } from './mail/deadLetters.ts'
import { deliverBatch } from './mail/deliver.ts'
import type { MailMessage } from './mail/mail.ts'
import { sweep } from './mail/sweep.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  async queue(batch, env) {
    const take = batch.queue === 'sprig-mail-dead' ? takeDeadLetters : deliverBatch
    await take(env, batch, Date.now())
  },
  async scheduled(_controller, env) {
    await Promise.all([sweep(env, Date.now()), sweepAccounts(env.DB, Date.now())])
  },
} satisfies ExportedHandler<Env, MailMessage>
