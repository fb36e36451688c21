import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { openReader, type query, runBatch } from '../client.ts'
import { preparedBatch } from './prepared.ts'

it('the statements of a prepared batch are built once, and each batch has its own values and session', async () => {
  const build = vi.fn((db: ReturnType<typeof query>) => [
    db.select({ said: sql<string>`${sql.placeholder('word')}`.as('said') }).from(sql`(SELECT 1)`),
    db
      .select({ twice: sql<number>`2 * ${sql.placeholder('n')}`.as('twice') })
      .from(sql`(SELECT 1)`),
  ])
  const both = preparedBatch(build)
  const readBoth = (db: Parameters<typeof both>[0], word: string, n: number) =>
    runBatch(db, both(db, { word, n }))
  expect(await readBoth(env.DB, 'one', 1)).toEqual([[{ said: 'one' }], [{ twice: 2 }]])
  expect(await readBoth(openReader(env), 'two', 2)).toEqual([[{ said: 'two' }], [{ twice: 4 }]])
  expect(build).toHaveBeenCalledOnce()
})
