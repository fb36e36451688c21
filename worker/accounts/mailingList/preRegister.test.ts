import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '../../contract/errors.ts'
import { call, mailsTo, makeAccount, newEmail, passBotCheck } from '../../testing/accounts.ts'
import { putPlaces } from '../../testing/gazetteer.ts'
import { LIST, preRegister, readList } from '../../testing/mailingList.ts'
import { makePerson, type Person } from '../../testing/people.ts'

let admin: Person

beforeAll(async () => {
  admin = await makePerson({ roles: ['admin'] })
})

const list = (query = '') => readList(admin, query)
const errorsOf = async (response: Response) => (await response.json<ErrorBody>()).errors

describe('pre-registration', () => {
  it('puts the person on the list with the area they are in, and mails them once a day', async () => {
    const email = newEmail()
    const location = { lat: 41, lng: -73.9 }
    const exact = { lat: 41.00371, lng: -73.89682 }
    await preRegister(email, { name: ' Ada\n\u0007By\u202eron ', city: 'Alpine', location: exact })
    const again = await preRegister(email.toUpperCase(), { name: 'Mallory' })
    expect(again.status).toBe(200)
    const { entries } = await list(`search=${email}`)
    expect(entries).toEqual([
      {
        email,
        name: 'Ada Byron',
        city: 'Alpine',
        location,
        secretCode: null,
        createdAt: expect.any(String),
      },
    ])
    expect(await mailsTo(email)).toEqual(['preRegistered'])
    await env.DB.prepare('UPDATE counters SET ends_at = 0').run()
    await preRegister(email)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('takes null for a name, a city or a place that was not given', async () => {
    const email = newEmail()
    const response = await preRegister(email, { name: null, city: null, location: null })
    expect(response.status).toBe(200)
    const [entry] = (await list(`search=${email}`)).entries
    expect(entry).toMatchObject({ name: '', city: '', location: null })
  })

  it('does not mistake another broken constraint for a second mail of the day', async () => {
    const [taken, email] = [newEmail(), newEmail()]
    await preRegister(taken)
    const mail = env.DB.prepare('SELECT id FROM outbox WHERE recipient = ?1').bind(taken)
    const id = (await mail.first<ReturnType<typeof crypto.randomUUID>>('id')) ?? crypto.randomUUID()
    const recaptchaToken = await passBotCheck()
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(id)
    const answer = await call('POST', LIST, { body: { email, name: 'Ada', recaptchaToken } })
    vi.restoreAllMocks()
    expect(answer.status).toBe(500)
    expect((await list(`search=${email}`)).total).toBe(0)
    expect(await mailsTo(email)).toEqual([])
  })

  it('stores the place of the typed city when no position is shared', async () => {
    const nyack = { lat: 41.09, lng: -73.92 }
    await putPlaces([['Nyack', 'NY', 'US', nyack.lat, nyack.lng]])
    const where = async (fields: Record<string, unknown>) => {
      const email = newEmail()
      await preRegister(email, fields)
      return (await list(`search=${email}`)).entries[0]?.location
    }
    expect(await where({ city: ' nyack, New York' })).toEqual(nyack)
    expect(await where({ city: 'Nyack', location: { lat: 1, lng: 2 } })).toEqual({ lat: 1, lng: 2 })
    expect(await where({ city: 'Nowhere at all' })).toBeNull()
    expect(await where({})).toBeNull()
  })

  it('mails each address once when many requests come at once', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 10 }, () => preRegister(email)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await mailsTo(email)).toEqual(['preRegistered'])
  })

  it('answers a new address, a known one and one with an account alike; the last gets a mail', async () => {
    const { email } = await makeAccount()
    const fresh = newEmail()
    const answers = [await preRegister(fresh), await preRegister(fresh), await preRegister(email)]
    const seen = await Promise.all(
      answers.map(async (one) => [
        one.status,
        [...one.headers.keys()].toSorted(),
        await one.text(),
      ]),
    )
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    expect(await mailsTo(email)).toEqual(['accountExists'])
    expect((await list(`search=${email}`)).total).toBe(0)
  })

  it.each([
    [{ recaptchaToken: '' }],
    [{ recaptchaToken: 'made.up.token' }],
    [{ recaptchaToken: undefined }],
  ])('asks to complete the bot check: %j', async (fields) => {
    const response = await preRegister(newEmail(), fields)
    expect(response.status).toBe(400)
    expect(await errorsOf(response)).toEqual([
      { msg: 'Please complete recaptcha', code: 'invalid', param: 'recaptchaToken' },
    ])
  })

  it.each([
    [{ email: 'nobody' }],
    [{ email: 12 }],
    [{ name: 'x'.repeat(101) }],
    [{ location: { lat: 91, lng: 0 } }],
    [{ location: 'here' }],
  ])('answers 400 for %j', async (fields) => {
    expect((await preRegister(newEmail(), fields)).status).toBe(400)
  })

  it('takes five an hour from one place once limits are on', async () => {
    const on = { LIMITS: 'on' }
    for (let i = 0; i < 5; i += 1) {
      expect((await preRegister(newEmail(), {}, on)).status).toBe(200)
    }
    const sixth = await preRegister(newEmail(), {}, on)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await preRegister(newEmail())).status).toBe(200)
  })
})
