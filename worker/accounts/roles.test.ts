import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Account } from '../contract/accounts/accounts.ts'
import { call, makeAccount, readSignedIn, tryLogin } from '../testing/accounts.ts'
import { grantRole, revokeRoles } from './roles.ts'

const context = { now: Date.now(), requestId: 'test' }

const groupsOf = async (by: { token: string }) => {
  const response = await call('GET', '/api/users/me', { by })
  return (await response.json<{ user: Account }>()).user.groups
}

describe('roles', () => {
  it('are granted once each, which ends every session', async () => {
    const { id, email } = await makeAccount()
    const before = await readSignedIn(await tryLogin(email))
    for (const role of ['admin', 'beta', 'admin'] as const) {
      await grantRole(env.DB, { actor: null, userId: id, role }, context)
    }
    expect((await call('GET', '/api/users/me', { by: before })).status).toBe(401)
    expect(await groupsOf(await readSignedIn(await tryLogin(email)))).toEqual(['admin', 'beta'])
  })

  it('are all revoked together', async () => {
    const { id, email } = await makeAccount()
    await grantRole(env.DB, { actor: null, userId: id, role: 'admin' }, context)
    const before = await readSignedIn(await tryLogin(email))
    await revokeRoles(env.DB, { actor: 'somebody', userId: id }, context)
    expect((await call('GET', '/api/users/mailinglist', { by: before })).status).toBe(401)
    const after = await readSignedIn(await tryLogin(email))
    expect(await groupsOf(after)).toEqual([])
    expect((await call('GET', '/api/users/mailinglist', { by: after })).status).toBe(403)
    const { results } = await env.DB.prepare(
      "SELECT actor, action, subject FROM audit WHERE subject LIKE ?1 || '%' AND action LIKE 'role%' ORDER BY id",
    )
      .bind(id)
      .all()
    expect(results).toEqual([
      { actor: null, action: 'role_granted', subject: `${id} admin` },
      { actor: 'somebody', action: 'roles_revoked', subject: id },
    ])
  })
})
