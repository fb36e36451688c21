import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { saveRestaurants } from '../worker/restaurants/saving/saveRestaurants.ts'
import { sha256 } from '../worker/safety/digest.ts'
import { makeInput } from '../worker/testing/restaurants.ts'
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

/** Reads the file of the database itself: to open it as a tool does takes seconds, for each question. */
function read(sql: string): unknown[] {
  const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
  const isData = (name: string) => /^[\da-f]+\.sqlite$/.test(name)
  const db = new DatabaseSync(join(folder, readdirSync(folder).find(isData) ?? ''))
  try {
    // Its rows have no prototype, which would be no part of the question.
    return db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
  } finally {
    db.close()
  }
}

describe('npm run grant', () => {
  it('makes the first admin, who sets the password by the printed link', async () => {
    const { said } = await grant(' First.Admin@Example.org', 'admin')
    expect(said).toContain('first.admin@example.org is now admin.')
    const link = /http:\/\/localhost:8000\/reset-password\/([\w-]{43})\?email=(\S+)/.exec(said)
    expect(link?.[2]).toBe('first.admin%40example.org')
    const codes = read("SELECT hash, email FROM secret_codes WHERE purpose = 'reset'")
    expect(codes).toEqual([{ hash: sha256(link?.[1] ?? ''), email: 'first.admin@example.org' }])
    const roles = 'SELECT role, session_epoch FROM user_roles r JOIN users u ON u.id = r.user_id'
    expect(read(roles)).toEqual([{ role: 'admin', session_epoch: 2 }])
  })

  it('takes all roles of an account away', async () => {
    expect((await grant('first.admin@example.org', 'none')).said).toContain('no role')
    expect(read('SELECT * FROM user_roles')).toEqual([])
    expect(read('SELECT action FROM audit ORDER BY id')).toEqual([
      { action: 'role_granted' },
      { action: 'roles_revoked' },
    ])
  })

  it('gives a restaurant to whoever runs the place, and another when it changes hands', async () => {
    const { db, close } = await openDatabase({ stateDir })
    const restaurant = makeInput({ id: 'osm-node-451152', source: 'osm' })
    await saveRestaurants(db, [restaurant], { by: 'import', at: 1 })
    await close()
    const owners = `SELECT u.email, r.version FROM restaurants r JOIN users u ON u.id = r.owner_id`
    const { said } = await grant('first.admin@example.org', 'owner', restaurant.id)
    expect(said).toContain('first.admin@example.org now owns osm-node-451152.')
    expect(read(owners)).toEqual([{ email: 'first.admin@example.org', version: 2 }])
    const next = await grant('Cook@Example.org', 'owner', restaurant.id)
    expect(next.said).toMatch(/Set the password: http.*email=cook%40example.org/)
    expect(read(owners)).toEqual([{ email: 'cook@example.org', version: 3 }])
    const noted = read("SELECT subject FROM audit WHERE action = 'listing_given' ORDER BY id")
    expect(noted).toEqual(
      [1, 2].map(() => ({ subject: expect.stringMatching(/^[0-9a-f-]{36} osm-node-451152$/) })),
    )
  })

  it('keeps a restaurant that somebody owns from the next import', async () => {
    const { db, close } = await openDatabase({ stateDir })
    try {
      const id = 'osm-node-451152'
      const other = makeInput({ id, source: 'osm', name: 'As the map has it' })
      expect(await saveRestaurants(db, [other], { by: 'import', at: 2 })).toEqual(['kept'])
    } finally {
      await close()
    }
  })

  it("makes a restaurant nobody's again", async () => {
    const { said } = await grant('Nobody', 'owner', 'osm-node-451152')
    expect(said).toBe('Nobody owns osm-node-451152 any more.\n')
    const owned = "SELECT owner_id, edited_at FROM restaurants WHERE id = 'osm-node-451152'"
    expect(read(owned)).toEqual([{ owner_id: null, edited_at: null }])
    const noted = read('SELECT subject FROM audit ORDER BY id DESC LIMIT 1')
    expect(noted).toEqual([{ subject: 'nobody osm-node-451152' }])
    expect((await grant('nobody', 'owner', 'osm-node-1')).failed).toBe(true)
  })

  it('makes no account for a restaurant that is not there', async () => {
    const lost = await grant('new@example.org', 'owner', 'osm-node-1')
    expect(lost).toEqual({ said: 'There is no restaurant osm-node-1.\n', failed: true })
    expect(read("SELECT id FROM users WHERE email = 'new@example.org'")).toEqual([])
  })

  it('says what is wrong', async () => {
    const unknown = await grant('nobody@example.org', 'none')
    expect(unknown).toEqual({ said: 'There is no account for nobody@example.org.\n', failed: true })
    expect((await grant('nobody', 'admin')).said).toContain('not a valid email address')
    expect((await grant('nobody@example.org', 'owner')).failed).toBe(true)
    expect((await grant('nobody@example.org', 'admin', 'osm-node-1')).failed).toBe(true)
  })
})
