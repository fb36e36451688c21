import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveRestaurants } from '../worker/restaurants/saving/saveRestaurants.ts'
import { sha256 } from '../worker/safety/digest.ts'
import { makeInput } from '../worker/testing/restaurants.ts'
import { type OpenDatabase, openDatabase } from './database/database.ts'
import { give } from './grant/give.ts'
import { readGift } from './grant/readGift.ts'
import { makeDatabase } from './testing/makeDatabase.ts'
import { PROGRAM_ENDS_MS } from './testing/runProgram.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'sprig-grant-'))
const RESTAURANT = 'osm-node-451152'

/** Runs the program, which takes seconds, so other tests call its function. */
async function run(...args: string[]): Promise<{ said: string; failed: boolean }> {
  const options = {
    env: { ...process.env, STATE_DIR: stateDir, PORT: '8000' },
    timeout: PROGRAM_ENDS_MS,
  }
  try {
    const { stdout } = await promisify(execFile)('node', ['tools/grant.ts', ...args], options)
    return { said: stdout, failed: false }
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    return { said, failed: true }
  }
}

let opened: OpenDatabase
let first: string
let unknown: Awaited<ReturnType<typeof run>>
// One program at a time may have the database open.
beforeAll(async () => {
  await makeDatabase(stateDir)
  first = (await run(' First.Admin@Example.org', 'admin')).said
  unknown = await run('nobody@example.org', 'none')
  opened = await openDatabase({ stateDir })
})
afterAll(async () => {
  await opened.close()
  rmSync(stateDir, { recursive: true, force: true })
})

async function grant(...words: string[]): Promise<string> {
  const gift = readGift(words)
  if (gift === null) throw new Error('no such command')
  return (await give(opened.db, gift, () => 'https://sprig.test')).join('\n')
}

const read = async (sql: string) => (await opened.db.prepare(sql).all()).results

describe('npm run grant', () => {
  it('makes the first admin, who sets the password by the printed link', async () => {
    expect(first).toContain('first.admin@example.org is now admin.\n')
    const link = /http:\/\/localhost:8000\/reset-password\/([\w-]{43})\?email=(\S+)/.exec(first)
    expect(link?.[2]).toBe('first.admin%40example.org')
    const codes = await read("SELECT hash, email FROM secret_codes WHERE purpose = 'reset'")
    expect(codes).toEqual([{ hash: sha256(link?.[1] ?? ''), email: 'first.admin@example.org' }])
    const roles = 'SELECT role, session_epoch FROM user_roles r JOIN users u ON u.id = r.user_id'
    expect(await read(roles)).toEqual([{ role: 'admin', session_epoch: 2 }])
  })

  it('takes all roles of an account away', async () => {
    expect(await grant('first.admin@example.org', 'none')).toContain('no role')
    expect(await read('SELECT * FROM user_roles')).toEqual([])
    expect(await read('SELECT action FROM audit ORDER BY id')).toEqual([
      { action: 'role_granted' },
      { action: 'roles_revoked' },
    ])
  })

  it('gives a restaurant to its owner, and to another when it changes hands', async () => {
    const restaurant = makeInput({ id: RESTAURANT, source: 'osm' })
    await saveRestaurants(opened.db, [restaurant], { by: 'import', at: 1 })
    const owners = `SELECT u.email, r.version FROM restaurants r JOIN users u ON u.id = r.owner_id`
    const said = await grant('first.admin@example.org', 'owner', RESTAURANT)
    expect(said).toContain('first.admin@example.org now owns osm-node-451152.')
    expect(await read(owners)).toEqual([{ email: 'first.admin@example.org', version: 2 }])
    const next = await grant('Cook@Example.org', 'owner', RESTAURANT)
    expect(next).toMatch(/Set the password: https:\/\/sprig\.test\/.*email=cook%40example.org/)
    expect(await read(owners)).toEqual([{ email: 'cook@example.org', version: 3 }])
    const noted = await read(
      "SELECT subject FROM audit WHERE action = 'restaurant_given' ORDER BY id",
    )
    expect(noted).toEqual(
      [1, 2].map(() => ({ subject: expect.stringMatching(/^[0-9a-f-]{36} osm-node-451152$/) })),
    )
  })

  it('protects an owned restaurant from the next import', async () => {
    const other = makeInput({ id: RESTAURANT, source: 'osm', name: 'As the map has it' })
    const outcomes = await saveRestaurants(opened.db, [other], { by: 'import', at: 2 })
    expect(outcomes).toEqual(['kept'])
  })

  it("makes a restaurant nobody's again", async () => {
    const said = await grant('Nobody', 'owner', RESTAURANT)
    expect(said).toBe('Nobody owns osm-node-451152 any more.')
    const owned = `SELECT owner_id, edited_at FROM restaurants WHERE id = '${RESTAURANT}'`
    expect(await read(owned)).toEqual([{ owner_id: null, edited_at: null }])
    const noted = await read('SELECT subject FROM audit ORDER BY id DESC LIMIT 1')
    expect(noted).toEqual([{ subject: 'nobody osm-node-451152' }])
    await expect(grant('nobody', 'owner', 'osm-node-1')).rejects.toThrow()
  })

  it('makes no account when the restaurant does not exist', async () => {
    const lost = grant('new@example.org', 'owner', 'osm-node-1')
    await expect(lost).rejects.toThrow('There is no restaurant osm-node-1.')
    expect(await read("SELECT id FROM users WHERE email = 'new@example.org'")).toEqual([])
  })

  it('says what is wrong', async () => {
    expect(unknown).toEqual({ said: 'There is no account for nobody@example.org.\n', failed: true })
    await expect(grant('nobody', 'admin')).rejects.toThrow('not a valid email address')
    expect((await run('nobody@example.org', 'owner')).failed).toBe(true)
    expect(readGift(['nobody@example.org', 'admin', RESTAURANT])).toBeNull()
  })
})
