import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../contract/errors.ts'
import { WITHOUT_PLACE_HEADER } from '../../contract/headers.ts'
import { call, mailsTo, makeAccount, newEmail } from '../../testing/accounts.ts'
import { LIST, preRegister, readList } from '../../testing/mailingList.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { unsubscribeToken } from '../unsubscribe.ts'

let admin: Person

beforeAll(async () => {
  admin = await makePerson({ roles: ['admin'] })
})

const entryPath = (email: string) => `${LIST}/${encodeURIComponent(email)}`
const list = (query = '') => readList(admin, query)
const errorsOf = async (response: Response) => (await response.json<ErrorBody>()).errors

describe('an invitation', () => {
  it('is sent, and sent again', async () => {
    const email = newEmail()
    await preRegister(email)
    for (let i = 0; i < 2; i += 1) {
      const response = await call('PUT', entryPath(email), { by: admin })
      expect(await response.json()).toMatchObject({ email, secretCode: 'sent' })
    }
    expect((await mailsTo(email)).filter((one) => one === 'invitation')).toHaveLength(2)
  })

  it('is refused for an address with an account, and for one not on the list', async () => {
    const { email } = await makeAccount()
    const known = await call('PUT', entryPath(email), { by: admin })
    expect([known.status, (await errorsOf(known))[0]?.code]).toEqual([409, 'conflict'])
    expect((await call('PUT', entryPath(newEmail()), { by: admin })).status).toBe(404)
    expect((await call('PUT', entryPath('nonsense'), { by: admin })).status).toBe(400)
  })
})

describe('an invitation to somebody who is no longer on the list', () => {
  const codes = (email: string) =>
    env.DB.prepare('SELECT count(*) AS n FROM secret_codes WHERE email = ?1').bind(email).first('n')

  it('makes no code and no mail', async () => {
    const email = newEmail()
    await preRegister(email)
    await call('DELETE', entryPath(email), { by: admin })
    expect((await call('PUT', entryPath(email), { by: admin })).status).toBe(404)
    expect([await codes(email), await mailsTo(email)]).toEqual([0, []])
    expect((await list(`search=${email}`)).total).toBe(0)
  })

  it('makes as many codes as mails when the entry is erased at the same time', async () => {
    const email = newEmail()
    await preRegister(email)
    const invited = Array.from({ length: 5 }, () => call('PUT', entryPath(email), { by: admin }))
    const erased = call('DELETE', entryPath(email), { by: admin })
    const statuses = (await Promise.all(invited)).map(({ status }) => status)
    await erased
    expect(await codes(email)).toBe(statuses.filter((status) => status === 200).length)
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('the list', () => {
  const city = 'Paging Town'
  const emails = [1, 2, 3, 4, 5].map((i) => `page${i}@paging.example`)

  beforeAll(async () => {
    for (const [i, email] of emails.entries()) {
      const location = { lat: 40.97 + i * 0.2, lng: -73.93 }
      await preRegister(email, { city, location, name: `Page ${i + 1}` })
    }
    await call('PUT', entryPath('page4@paging.example'), { by: admin })
  })

  it('shows those with a code first, then by address, a page at a time', async () => {
    const query = 'search=paging&limit=2'
    const seen: string[] = []
    for (let after = ''; ; ) {
      const { entries, total } = await list(`${query}&after=${encodeURIComponent(after)}`)
      expect(total).toBe(5)
      if (entries.length === 0) break
      seen.push(...entries.map(({ email }) => email))
      after = seen.at(-1) ?? ''
    }
    expect(seen.map((email) => email[4])).toEqual(['4', '1', '2', '3', '5'])
  })

  it('filters by great-circle distance', async () => {
    const near = async (distance: number) => {
      const { entries } = await list(`search=paging&lat=40.97&long=-73.93&distance=${distance}`)
      return entries.length
    }
    // 0.2 degrees of latitude are 22.24 km.
    expect(await near(22.2)).toBe(1)
    expect(await near(22.3)).toBe(2)
    expect(await near(20_038)).toBe(5)
  })

  it('reaches 30 km when no distance is sent', async () => {
    const from = async (lat: number) => {
      const { entries } = await list(`search=page1@&lat=${lat}&long=-73.93`)
      return entries.length
    }
    // 0.2697 degrees of latitude are 29.99 km, 0.2699 are 30.01 km.
    expect(await from(40.97 - 0.2697)).toBe(1)
    expect(await from(40.97 - 0.2699)).toBe(0)
  })

  it('says how many are left out of an area because they have no place', async () => {
    await preRegister(newEmail(), { city: 'Nowhere at all', name: 'Lost Soul' })
    const countIn = async (query: string) => {
      const { headers } = await call('GET', `${LIST}?${query}`, { by: admin })
      return [headers.get('x-total-count'), headers.get(WITHOUT_PLACE_HEADER)]
    }
    const area = 'lat=40.97&long=-73.93&distance=30'
    expect(await countIn(`${area}&search=lost%20soul`)).toEqual(['0', '1'])
    expect(await countIn(`${area}&search=paging`)).toEqual(['2', '0'])
    expect(await countIn('search=lost%20soul')).toEqual(['1', null])
  })

  it('finds a part of a name, an address or a city in any case', async () => {
    expect((await list('search=PAGE%203')).entries.map(({ name }) => name)).toEqual(['Page 3'])
    expect((await list('search=paging%20town')).total).toBe(5)
    expect((await list('search=page5@')).total).toBe(1)
    expect((await list('search=%25')).total).toBe(0)
  })

  it('finds a letter with an accent in lower and upper case', async () => {
    await preRegister(newEmail(), { name: 'ÉMILE', city: 'Übersee' })
    for (const search of ['émile', 'ÉMILE', 'Émile', 'ÜBERSEE', 'übersee']) {
      expect((await list(`search=${encodeURIComponent(search)}`)).total, search).toBe(1)
    }
  })

  it('records each reading in the audit, and never shows a code', async () => {
    const { entries } = await list('search=page4@')
    expect(entries[0]?.secretCode).toBe('sent')
    const reads =
      "SELECT count(*) AS n FROM audit WHERE actor = ?1 AND action = 'mailing_list_read'"
    expect(await env.DB.prepare(reads).bind(admin.id).first('n')).toBeGreaterThan(0)
  })

  it.each([
    'lat=91&long=0',
    'lat=40',
    'long=-73',
    'limit=0',
    'limit=201',
    'limit=0x1f',
    'distance=-1&lat=0&long=0',
    'distance=0x1f&lat=0&long=0',
  ])('answers 400 for ?%s', async (query) => {
    expect((await call('GET', `${LIST}?${query}`, { by: admin })).status).toBe(400)
  })
})

describe('erasing an entry', () => {
  it('is done by an admin, and erases its invitation too', async () => {
    const email = newEmail()
    await preRegister(email)
    await call('PUT', entryPath(email), { by: admin })
    expect((await call('DELETE', entryPath(email), { by: admin })).status).toBe(204)
    expect((await list(`search=${email}`)).total).toBe(0)
    const living = 'SELECT count(*) AS n FROM secret_codes WHERE email = ?1 AND expires_at > ?2'
    expect(await env.DB.prepare(living).bind(email, Date.now()).first('n')).toBe(0)
    expect((await call('DELETE', entryPath(email), { by: admin })).status).toBe(204)
  })

  it('is done by the signed link of a mail, for its own address only', async () => {
    const [mine, other] = [newEmail(), newEmail()]
    await preRegister(mine)
    await preRegister(other)
    const token = unsubscribeToken(env.SIGNING_KEY, mine)
    for (const [email, sent] of [
      [other, token],
      [mine, 'x'],
      [mine, ''],
    ] as const) {
      expect((await call('DELETE', `${entryPath(email)}?token=${sent}`)).status).toBe(403)
    }
    expect((await call('DELETE', `${entryPath(mine)}?token=${token}`)).status).toBe(204)
    expect((await list(`search=${mine}`)).total).toBe(0)
    expect((await list(`search=${other}`)).total).toBe(1)
  })
})
