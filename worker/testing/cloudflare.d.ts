import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { Env as WorkerEnv } from '../env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      MIGRATIONS: D1Migration[]
      /** The queue that the Worker reads; `MAIL_QUEUE` is one that nobody reads (vitest.config.ts). */
      READ_MAIL_QUEUE: WorkerEnv['MAIL_QUEUE']
    }
  }
}
