import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ErrorBody } from './contract/errors.ts'
import type { Env } from './env.ts'
import {
  call,
  lastCode,
  mailsTo,
  makeAccount,
  newEmail,
  PASSWORD,
  passBotCheck,
  tryLogin,
} from './testing/accounts.ts'
import { create, newPlace } from './testing/adding.ts'
import { change, storeOwned, storeRestaurant } from './testing/editing.ts'
import { BREAKABLE, type Breakable, breakBindings, FAULTS } from './testing/faults.ts'
import { makePerson } from './testing/people.ts'

/** A call that writes: how to make it, and what must be stored if it was made exactly once. */
interface Prepared {
  act: (settings: Partial<Env>) => Promise<Response>
  /** Statuses of a second attempt that say that the first one succeeded. */
  done?: readonly number[]
  stored: () => Promise<unknown>
  wanted: unknown
}

const first = (text: string, ...values: string[]) =>
  env.DB.prepare(text)
    .bind(...values)
    .first()

/** How often members changed a restaurant, and whether the index has its name. */
async function standing(id: string) {
  return first(
    `SELECT name, version, (SELECT count(*) FROM restaurant_history WHERE restaurant_id = r.id AND by <> 'import') AS changes,
      (SELECT count(*) FROM restaurant_words w WHERE w.rowid = r.n) AS indexed
    FROM restaurants r WHERE id = ?1`,
    id,
  )
}

const WORK: Record<string, () => Promise<Prepared>> = {
  'adding a restaurant with a key': async () => {
    const by = await makePerson()
    const [body, key] = [newPlace(), crypto.randomUUID()]
    return {
      act: (settings) => create(by, body, { key, settings }),
      stored: () =>
        first('SELECT count(*) AS n FROM restaurants WHERE name = ?', String(body.name)),
      wanted: { n: 1 },
    }
  },
  'adding a restaurant without a key': async () => {
    const by = await makePerson()
    const body = newPlace()
    return {
      act: (settings) => create(by, body, { settings }),
      stored: () =>
        first('SELECT count(*) AS n FROM restaurants WHERE name = ?', String(body.name)),
      wanted: { n: 1 },
    }
  },
  'editing a restaurant': async () => {
    const { id, owner } = await storeOwned()
    const body = { name: 'After' }
    return {
      act: (settings) => change('PUT', id, { by: owner, body, onVersion: 1, settings }),
      done: [412],
      stored: () => standing(id),
      wanted: { name: 'After', version: 2, changes: 1, indexed: 1 },
    }
  },
  'saving a menu': async () => {
    const { id, owner } = await storeOwned({ name: 'Green Fork' })
    const noun = 'restaurantDetails'
    const dish = `Dal ${crypto.randomUUID()}`
    const body = { menu: `- **${dish}**, $9` }
    return {
      act: (settings) => change('PUT', id, { noun, by: owner, body, onVersion: 1, settings }),
      done: [412],
      stored: () => standing(id),
      wanted: { name: 'Green Fork', version: 2, changes: 1, indexed: 1 },
    }
  },
  'a pop-up that goes online': async () => {
    const { id, owner } = await storeOwned({ name: 'Wheels', status: 'OFFLINE' })
    const noun = 'restaurants/popup/toggle'
    const body = { lat: 42.36, lng: -71.06, status: 'ONLINE' }
    return {
      act: (settings) => change('PUT', id, { noun, by: owner, body, settings }),
      stored: () => standing(id),
      wanted: { name: 'Wheels', version: 2, changes: 1, indexed: 1 },
    }
  },
  'deleting a restaurant': async () => {
    const { id, owner } = await storeOwned({ name: 'Gone' })
    return {
      act: (settings) => change('DELETE', id, { by: owner, settings }),
      done: [404],
      stored: () => standing(id),
      wanted: { name: 'Gone', version: 2, changes: 1, indexed: 0 },
    }
  },
  'saving a place': async () => {
    const by = await makePerson()
    const id = await storeRestaurant()
    const body = { places: [{ id, base: 0, value: { note: 'Good', lists: [] } }] }
    return {
      act: (settings) => call('PUT', '/api/saved', { by, body, settings }),
      stored: () =>
        first('SELECT count(*) AS n, max(version) AS v FROM saved_places WHERE user_id = ?', by.id),
      wanted: { n: 1, v: 1 },
    }
  },
  'pre-registration': async () => {
    const email = newEmail()
    const tokens = [await passBotCheck(), await passBotCheck()]
    return {
      act: (settings) => {
        const body = { email, name: 'Ada', recaptchaToken: tokens.pop() }
        return call('POST', '/api/users/mailinglist', { body, settings })
      },
      stored: async () => [
        await mailsTo(email),
        await first('SELECT count(*) AS n FROM mailing_list WHERE email = ?', email),
      ],
      wanted: [['preRegistered'], { n: 1 }],
    }
  },
  'an account made with a code': async () => {
    const [email, admin] = [newEmail(), await makePerson({ roles: ['admin'] })]
    const body = { email, name: 'Ada', recaptchaToken: await passBotCheck() }
    await call('POST', '/api/users/mailinglist', { body })
    await call('PUT', `/api/users/mailinglist/${email}`, { by: admin })
    const secretCode = await lastCode(email, 'invitation')
    const made = { email, password: PASSWORD, secretCode }
    return {
      act: (settings) => call('POST', '/api/users/registerSecretCode', { body: made, settings }),
      done: [400],
      stored: async () => [
        (await tryLogin(email)).status,
        await first('SELECT count(*) AS n FROM users WHERE email = ?', email),
      ],
      wanted: [200, { n: 1 }],
    }
  },
  'logging in': async () => {
    const { email } = await makeAccount()
    let token = ''
    return {
      act: async (settings) => {
        const body = { email, password: PASSWORD }
        const answer = await call('POST', '/api/users/login', { body, settings })
        if (answer.ok) token = (await answer.clone().json<{ token: string }>()).token
        return answer
      },
      stored: async () => (await call('GET', '/api/users/me', { by: { token } })).status,
      wanted: 200,
    }
  },
  'logging out': async () => {
    const by = await makePerson()
    return {
      act: (settings) => call('POST', '/api/users/logout', { by, settings }),
      done: [401],
      stored: async () => (await call('GET', '/api/users/me', { by })).status,
      wanted: 401,
    }
  },
}

/** The failure has the contract's shape and says that trying again may help. */
async function expectClear(answer: Response): Promise<void> {
  const { errors, requestId } = await answer.clone().json<ErrorBody>()
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(errors[0]).toMatchObject({ code: 'unavailable', msg: expect.stringMatching(/\w/) })
  expect(requestId).not.toBe('')
}

describe('when one call of a binding fails', () => {
  it.each(Object.entries(WORK))('%s happens once or is refused clearly', async (_, prepare) => {
    const counting = breakBindings(null)
    expect((await (await prepare()).act(counting.settings)).ok).toBe(true)
    expect(counting.calls.DB).toBeGreaterThan(0)
    for (const binding of BREAKABLE) {
      for (let at = 1; at <= counting.calls[binding]; at += 1) {
        for (const fault of FAULTS) {
          const what = `call ${at} of ${binding} ${fault}`
          const { act, done = [], stored, wanted } = await prepare()
          const answer = await act(breakBindings({ binding, at, fault }).settings)
          if (!answer.ok) {
            await expectClear(answer)
            const again = await act({})
            expect(again.ok || done.includes(again.status), `${what}: ${again.status}`).toBe(true)
          }
          expect(await stored(), what).toEqual(wanted)
        }
      }
    }
  })
})

it('these calls use every binding that the tests break', async () => {
  const called = new Set<Breakable>()
  for (const prepare of Object.values(WORK)) {
    const { settings, calls } = breakBindings(null)
    await (await prepare()).act(settings)
    for (const binding of BREAKABLE) if (calls[binding] > 0) called.add(binding)
  }
  expect([...called].toSorted()).toEqual(BREAKABLE.toSorted())
})

it.each(Object.entries(WORK))('%s happens once when every binding is slow', async (_, prepare) => {
  const { act, stored, wanted } = await prepare()
  expect((await act(breakBindings('allSlow').settings)).ok).toBe(true)
  expect(await stored()).toEqual(wanted)
})
