import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { call, makeAccount, readSignedIn, tryLogin } from '../testing/accounts.ts'
import { makePerson } from '../testing/people.ts'

const leave = (token: string) => call('POST', '/api/users/logout-everywhere', { by: { token } })

describe('POST /api/users/logout-everywhere', () => {
  it('ends every session of the account at once, and no other', async () => {
    const { id, email } = await makeAccount()
    const stranger = await makePerson()
    const phone = await readSignedIn(await tryLogin(email))
    const laptop = await readSignedIn(await tryLogin(email))
    expect((await leave(laptop.token)).status).toBe(204)
    for (const { token } of [phone, laptop]) {
      expect((await call('GET', '/api/users/me', { by: { token } })).status).toBe(401)
    }
    expect((await call('GET', '/api/users/me', { by: stranger })).status).toBe(200)
    const audit = env.DB.prepare(
      "SELECT count(*) AS n FROM audit WHERE actor = ?1 AND action = 'logout_everywhere'",
    )
    expect(await audit.bind(id).first('n')).toBe(1)
  })

  it('raises the epoch, and the password still logs in', async () => {
    const { id, email } = await makeAccount()
    const { token } = await readSignedIn(await tryLogin(email))
    const epoch = env.DB.prepare('SELECT session_epoch FROM users WHERE id = ?1').bind(id)
    const before = await epoch.first<number>('session_epoch')
    await leave(token)
    expect(await epoch.first('session_epoch')).toBe((before ?? 0) + 1)
    expect((await leave(token)).status).toBe(401)
    expect((await tryLogin(email)).status).toBe(200)
  })
})
