import type { Env as WorkerEnv } from '../env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      MIGRATIONS: string
      /** The queue that the Worker consumes; nothing consumes `MAIL_QUEUE` (vitest.config.ts). */
      READ_MAIL_QUEUE: WorkerEnv['MAIL_QUEUE']
    }
  }
}
