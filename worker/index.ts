import { mailLinks } from './accounts/mailLinks.ts'
import { sweepAccounts } from './accounts/sweep.ts'
import { createApp } from './app.ts'
import { writeCopy } from './backup/writeCopy.ts'
import { withoutValues } from './db/withoutValues.ts'
import type { Env } from './env.ts'
import { takeDeadLetters } from './mail/deadLetters.ts'
import { deliverBatch } from './mail/deliver.ts'
import type { MailMessage } from './mail/mail.ts'
import { sweepMail } from './mail/sweep.ts'
import { sweepPhotos } from './menus/photos/sweep.ts'
import { writeOpenData } from './openData/writeOpenData.ts'
import { sweepPlaces } from './places/services/store.ts'
import { mergeWords } from './restaurants/derived/indexEntries/wordIndex/store.ts'
import { sweepRestaurants } from './restaurants/editing/sweep.ts'
import { sweepSentRequests } from './restaurants/repeated/store.ts'

export { LiveArea } from './live/liveArea.ts'

const app = createApp()

type Jobs = (env: Env, now: number) => Promise<unknown>[]

/** By their Cron in wrangler.toml, so that each gets a run of its own. The remaining Cron runs the sweeps. */
const NIGHTLY: Record<string, Jobs> = {
  '17 3 * * *': (env, now) => [mergeWords(env.DB), writeOpenData(env, now)],
  '47 3 * * *': (env, now) => [writeCopy(env, now)],
}

const sweep: Jobs = (env, now) => [
  sweepMail(env, now),
  sweepAccounts(env.DB, now),
  sweepRestaurants(env, now),
  sweepSentRequests(env.DB, now),
  sweepPlaces(env.DB, now),
  sweepPhotos(env, now),
]

/** The failures of a job, which may have parts, without the values of queries. */
function failuresOf(reason: unknown): Error[] {
  if (reason instanceof AggregateError) return reason.errors.flatMap(failuresOf)
  const cause = withoutValues(reason)
  return [cause instanceof Error ? cause : new Error(String(cause))]
}

export default {
  fetch: app.fetch,
  async queue(batch, env) {
    const now = Date.now()
    // A deployment puts its own name before this (`tools/deployment`).
    if (batch.queue.endsWith('-mail-dead')) await takeDeadLetters(env, batch, now)
    else await deliverBatch({ ...env, links: mailLinks(env, now) }, batch, now)
  },
  async scheduled({ cron }, env) {
    const now = Date.now()
    const done = await Promise.allSettled((NIGHTLY[cron] ?? sweep)(env, now))
    const failures = done.flatMap((one) =>
      one.status === 'rejected' ? failuresOf(one.reason) : [],
    )
    // The stack of the error that is thrown leaves them out.
    for (const { message, stack = message } of failures) {
      console.error(JSON.stringify({ event: 'job_failed', cron, error: stack }))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Jobs failed')
  },
} satisfies ExportedHandler<Env, MailMessage>
