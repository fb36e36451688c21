import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { sha256 } from '../worker/safety/digest.ts'
import { openDatabase } from './database.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'sprig-grant-'))
afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

async function grant(...args: string[]): Promise<{ said: string; failed: boolean }> {
  const options = { env: { ...process.env, STATE_DIR: stateDir, PORT: '8000' } }
  try {
    const { stdout } = await promisify(execFile)('node', ['tools/grant.ts', ...args], options)
    return { said: stdout, failed: false }
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    return { said, failed: true }
  }
}

async function read(sql: string): Promise<unknown[]> {
  const { db, close } = await openDatabase({ stateDir })
  try {
    return (await db.prepare(sql).all()).results
  } finally {
    await close()
  }
}

describe('npm run grant', () => {
  it('makes the first admin, who sets the password by the printed link', async () => {
    const { said } = await grant(' First.Admin@Example.org', 'admin')
    expect(said).toContain('first.admin@example.org is now admin.')
    const link = /http:\/\/localhost:8000\/reset-password\/([\w-]{43})\?email=(\S+)/.exec(said)
    expect(link?.[2]).toBe('first.admin%40example.org')
    const codes = await read("SELECT hash, email FROM secret_codes WHERE purpose = 'reset'")
    expect(codes).toEqual([{ hash: sha256(link?.[1] ?? ''), email: 'first.admin@example.org' }])
    const roles = 'SELECT role, session_epoch FROM user_roles r JOIN users u ON u.id = r.user_id'
    expect(await read(roles)).toEqual([{ role: 'admin', session_epoch: 2 }])
  })

  it('takes all roles of an account away', async () => {
    expect((await grant('first.admin@example.org', 'none')).said).toContain('no role')
    expect(await read('SELECT * FROM user_roles')).toEqual([])
    expect(await read('SELECT action FROM audit ORDER BY id')).toEqual([
      { action: 'role_granted' },
      { action: 'roles_revoked' },
    ])
  })

  it('says what is wrong', async () => {
    const unknown = await grant('nobody@example.org', 'none')
    expect(unknown).toEqual({ said: 'There is no account for nobody@example.org.\n', failed: true })
    expect((await grant('nobody', 'admin')).said).toContain('not a valid email address')
    expect((await grant('nobody@example.org', 'owner')).failed).toBe(true)
  })
})
