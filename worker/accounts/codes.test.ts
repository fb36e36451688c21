import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '../contract/errors.ts'
import { isBrokenConstraint, query } from '../db/client.ts'
import {
  call,
  lastCode,
  makeAccount,
  newEmail,
  PASSWORD,
  passBotCheck,
  readSignedIn,
} from '../testing/accounts.ts'
import { makePerson } from '../testing/people.ts'
import { request } from '../testing/request.ts'
import {
  CODE_LIFE_MS,
  codeFor,
  codeInvalid,
  makeCode,
  redeemStatements,
  withHeldCode,
} from './codes.ts'
import type { CodePurpose } from './store.ts'

const PATHS = {
  invitation: '/api/users/registerSecretCode',
  reset: '/api/users/reset-password',
} as const
const BOTH = ['invitation', 'reset'] as const

/** A new address and a valid code of this purpose for it. */
async function invited(purpose: CodePurpose): Promise<{ email: string; secretCode: string }> {
  const email = newEmail()
  if (purpose === 'reset') await makeAccount(email)
  await makeCode(env, { purpose, email }, Date.now()).statement
  return { email, secretCode: await lastCode(email, purpose) }
}

const use = (purpose: CodePurpose, email: string, secretCode: string) =>
  call('POST', PATHS[purpose], { body: { email, password: PASSWORD, secretCode } })

async function isRefused(response: Response): Promise<void> {
  expect(response.status).toBe(400)
  const { errors } = await response.json<ErrorBody>()
  expect(errors).toEqual([
    {
      msg: 'This link is not valid any more. Please ask for a new one.',
      code: 'code_invalid',
      param: 'secretCode',
    },
  ])
}

describe.each(BOTH)('a code for %s', (purpose) => {
  const other = purpose === 'reset' ? 'invitation' : 'reset'

  it('works once', async () => {
    const { email, secretCode } = await invited(purpose)
    expect((await readSignedIn(await use(purpose, email, secretCode))).user.email).toBe(email)
    await isRefused(await use(purpose, email, secretCode))
  })

  it('is refused when it is wrong, malformed, or for another address or purpose', async () => {
    const { email, secretCode } = await invited(purpose)
    const somebody = await invited(purpose)
    await isRefused(await use(purpose, email, `${secretCode}x`))
    await isRefused(await use(purpose, email, '\0\ud800'))
    await isRefused(await use(purpose, email, somebody.secretCode))
    await isRefused(await use(other, email, secretCode))
    await isRefused(await use(purpose, newEmail(), secretCode))
    expect((await use(purpose, email, secretCode)).status).toBe(200)
  })

  it('is refused when it has expired', async () => {
    const { email, secretCode } = await invited(purpose)
    await env.DB.prepare('UPDATE secret_codes SET expires_at = ?1 WHERE email = ?2')
      .bind(Date.now(), email)
      .run()
    await isRefused(await use(purpose, email, secretCode))
  })

  it('stays valid after wrong guesses; a network may make fifty in a quarter of an hour', async () => {
    const { email, secretCode } = await invited(purpose)
    const tryFrom = (ip: string, code: string) =>
      request(PATHS[purpose], {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': ip },
        body: JSON.stringify({ email, password: PASSWORD, secretCode: code }),
      })
    const network = purpose === 'reset' ? '2001:db8:1:1' : '2001:db8:1:2'
    for (let i = 1; i <= 50; i += 1) await isRefused(await tryFrom(`${network}::${i}`, `wrong${i}`))
    const refused = await tryFrom(`${network}::99`, 'wrong again')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    await isRefused(await tryFrom('198.51.100.30', 'wrong elsewhere'))
    expect((await tryFrom(`${network}::7`, secretCode)).status).toBe(200)
  })

  it('is used by exactly one of fifty simultaneous requests', async () => {
    const { email, secretCode } = await invited(purpose)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => use(purpose, email, secretCode)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
    const count = 'SELECT count(*) AS n FROM users WHERE email = ?1'
    expect(await env.DB.prepare(count).bind(email).first('n')).toBe(1)
    const sessions = `SELECT count(*) AS n FROM user_sessions s JOIN users u ON u.id = s.user_id WHERE u.email = ?1`
    expect(await env.DB.prepare(sessions).bind(email).first('n')).toBe(1)
  })

  it('is decided by a constraint, even when two requests passed the check', async () => {
    const { email, secretCode } = await invited(purpose)
    const redeem = (input: { email: string; secretCode: string }, now = Date.now()) =>
      query(env.DB)
        .batch(redeemStatements(env.DB, { ...input, purpose }, now))
        .then(
          () => 'used',
          (error: unknown) => (isBrokenConstraint(error) ? 'refused' : String(error)),
        )
    expect(await redeem({ email, secretCode: 'wrong' })).toBe('refused')
    expect(await redeem({ email: newEmail(), secretCode })).toBe('refused')
    expect(await redeem({ email, secretCode }, Date.now() + CODE_LIFE_MS[purpose])).toBe('refused')
    const answers = await Promise.all([
      redeem({ email, secretCode }),
      redeem({ email, secretCode }),
    ])
    expect(answers.toSorted()).toEqual(['refused', 'used'])
  })

  it('is held by one request while a password is hashed, and a second request does not count as a guess', async () => {
    const { email, secretCode } = await invited(purpose)
    const input = { email, secretCode, purpose }
    const from = { now: Date.now(), ip: '198.51.100.31' }
    const refusal = 'This link is not valid any more'
    const hold = (more = 0, work = async () => 'held') =>
      withHeldCode(env, input, { ...from, now: from.now + more }, work)
    await hold(0, async () => {
      for (let i = 0; i < 60; i += 1) await expect(hold()).rejects.toThrow(refusal)
      return ''
    })
    await expect(hold()).rejects.toThrow(refusal)
    expect(await hold(10_000)).toBe('held')
  })

  it('is released at once when the work fails, unless the request is at fault', async () => {
    const { email, secretCode } = await invited(purpose)
    const input = { email, secretCode, purpose }
    const from = { now: Date.now(), ip: '198.51.100.32' }
    const hold = (work: () => Promise<string>) => withHeldCode(env, input, from, work)
    const lost = async () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    await expect(hold(lost)).rejects.toThrow('lost')
    await expect(hold(async () => Promise.reject(codeInvalid()))).rejects.toThrow('not valid')
    await expect(hold(async () => 'held')).rejects.toThrow('not valid')
  })

  it('invalidates the other codes of its address and purpose when it is used', async () => {
    const { email, secretCode } = await invited(purpose)
    await makeCode(env, { purpose, email }, Date.now() + 1).statement
    const second = await lastCode(email, purpose)
    expect((await use(purpose, email, secretCode)).status).toBe(200)
    await isRefused(await use(purpose, email, second))
  })

  it('is not used up by a password that is refused', async () => {
    const { email, secretCode } = await invited(purpose)
    const short = { email, password: 'short', secretCode }
    const refused = await call('POST', PATHS[purpose], { body: short })
    expect(refused.status).toBe(400)
    const { errors } = await refused.json<ErrorBody>()
    expect(errors[0]).toMatchObject({
      msg: 'Passwords must be at least 8 characters in length!',
      param: 'password',
    })
    expect((await use(purpose, email, secretCode)).status).toBe(200)
  })
})

describe('an invitation', () => {
  it('invalidates the previous one', async () => {
    const [email, admin] = [newEmail(), await makePerson({ roles: ['admin'] })]
    const recaptchaToken = await passBotCheck()
    await call('POST', '/api/users/mailinglist', { body: { email, recaptchaToken } })
    await call('PUT', `/api/users/mailinglist/${email}`, { by: admin })
    const first = await lastCode(email, 'invitation')
    await call('PUT', `/api/users/mailinglist/${email}`, { by: admin })
    await isRefused(await use('invitation', email, first))
    const living = env.DB.prepare(
      'SELECT id FROM secret_codes WHERE email = ?1 AND expires_at > ?2',
    ).bind(email, Date.now())
    const { results } = await living.all<{ id: string }>()
    expect(results).toHaveLength(1)
    const id = results[0]?.id ?? ''
    const second = codeFor(env.CODE_KEY, { id, purpose: 'invitation', email })
    expect((await use('invitation', email, second)).status).toBe(200)
  })

  it('creates no second account for an address', async () => {
    const { email } = await makePerson()
    await makeCode(env, { purpose: 'invitation', email }, Date.now()).statement
    await isRefused(await use('invitation', email, await lastCode(email, 'invitation')))
  })
})
