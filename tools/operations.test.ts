import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'sprig-operations-'))
const page = readFileSync('docs/operations.md', 'utf8')
let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDatabase({ stateDir })
  await migrate(opened.db)
})
afterAll(async () => {
  await opened.close()
  rmSync(stateDir, { recursive: true, force: true })
})

async function run(sql: string | undefined): Promise<void> {
  for (const statement of (sql ?? '').split(';')) await opened.db.prepare(statement).run()
}

describe('what docs/operations.md says to run', () => {
  it('ends all sessions, codes and open mail after a restore, and no mail comes back', async () => {
    await run(`INSERT INTO users (id, email, password_hash, password_scheme, created_at)
      VALUES ('u', 'a@example.org', '', 0, 1);
      INSERT INTO user_sessions (token_hash, user_id, epoch, created_at, seen_at)
      VALUES ('t', 'u', 1, 1, 1);
      INSERT INTO secret_codes (id, hash, purpose, email, created_at, expires_at)
      VALUES ('c', 'h', 'reset', 'a@example.org', 1, 9e15);
      INSERT INTO outbox (id, template, recipient, params, created_at, due_at, state, reason)
      VALUES ('open', 'passwordChanged', 'a@example.org', '{}', 1, 9, 'waiting', NULL),
        ('late', 'reset', 'a@example.org', '{}', 1, 9, 'failed', 'expired'),
        ('lost', 'preRegistered', 'a@example.org', '{}', 1, 9, 'failed', 'http_503')`)
    await run(/--command "(DELETE FROM user_sessions.*?)"/s.exec(page)?.[1])
    await run(/(UPDATE outbox SET state = 'waiting'.*?)`/s.exec(page)?.[1])
    const { db } = opened
    const sessions = await db.prepare('SELECT * FROM user_sessions').all()
    expect(sessions.results).toEqual([])
    const epoch = await db.prepare('SELECT session_epoch FROM users').first<number>('session_epoch')
    expect(epoch).toBeGreaterThan(1.7e9)
    expect(await db.prepare('SELECT expires_at FROM secret_codes').first('expires_at')).toBe(0)
    const waiting = await db.prepare("SELECT id FROM outbox WHERE state = 'waiting'").all()
    expect(waiting.results).toEqual([{ id: 'lost' }])
  })
})
