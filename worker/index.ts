import { createApp } from './app.ts'
import type { Env } from './env.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  async queue(batch) {
    // Nothing is queued before there are accounts to write to; unknown messages must not be lost meanwhile.
    batch.retryAll()
  },
  async scheduled() {},
} satisfies ExportedHandler<Env, { outboxId: string }>
