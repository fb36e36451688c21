import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/durations.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import { create, newPlace } from '../../testing/adding.ts'
import { change, fetchRestaurant, readRestaurant, resultOf } from '../../testing/editing.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { sweepSentRequests } from './store.ts'

let by: Person
beforeAll(async () => {
  by = await makePerson()
})

const idOf = async (answer: Promise<Response>) => (await readRestaurant(answer))._id
const newKey = () => crypto.randomUUID()

/** Moves a person's earlier requests back in time. */
async function age(person: Person, milliseconds: number) {
  await env.DB.prepare('UPDATE sent_requests SET ends_at = ends_at - ?1 WHERE user_id = ?2')
    .bind(milliseconds, person.id)
    .run()
}

async function countOf(name: unknown): Promise<number | null> {
  return env.DB.prepare('SELECT count(*) AS n FROM restaurants WHERE name = ?1')
    .bind(name)
    .first<number>('n')
}

describe('a restaurant sent twice with one Idempotency-Key', () => {
  it('is one restaurant, and the answer is the same', async () => {
    const [body, key] = [newPlace(), newKey()]
    const first = await create(by, body, { key })
    const second = await create(by, body, { key })
    expect(second.status).toBe(201)
    expect(await second.text()).toBe(await first.text())
    expect(await countOf(body.name)).toBe(1)
  })

  it('is one restaurant when both come at once', async () => {
    const [body, key] = [newPlace(), newKey()]
    const sent = await Promise.all(Array.from('12345', () => idOf(create(by, body, { key }))))
    expect(new Set(sent).size).toBe(1)
    expect(await countOf(body.name)).toBe(1)
  })

  it('counts once towards the limit', async () => {
    const [maker, settings] = [await makePerson(), { LIMITS: 'on' }]
    const [body, key] = [newPlace(), newKey()]
    await Promise.all(Array.from('12345', () => create(maker, body, { key, settings })))
    for (let i = 0; i < 9; i += 1) {
      expect(await resultOf(create(maker, newPlace(), { settings }))).toBe('201')
    }
    expect(await resultOf(create(maker, newPlace(), { settings }))).toBe('429 too_many_requests')
  })

  it('is refused with another body', async () => {
    const [body, key] = [newPlace(), newKey()]
    await create(by, body, { key })
    const other = create(by, { ...body, cuisine: ['pizza'] }, { key })
    expect(await resultOf(other)).toBe('422 unprocessable')
    expect(await countOf(body.name)).toBe(1)
  })

  it('counts for a day, and for each user', async () => {
    const maker = await makePerson()
    const [body, key] = [newPlace(), newKey()]
    const first = await idOf(create(maker, body, { key }))
    expect(await idOf(create(by, body, { key }))).not.toBe(first)
    await age(maker, 23 * HOUR_MS)
    expect(await idOf(create(maker, body, { key }))).toBe(first)
    await age(maker, HOUR_MS)
    expect(await idOf(create(maker, { ...body, cuisine: [] }, { key }))).not.toBe(first)
  })

  it('does not come back once it is deleted', async () => {
    const [body, key] = [newPlace(), newKey()]
    const id = await idOf(create(by, body, { key }))
    await change('DELETE', id, { by })
    expect(await resultOf(create(by, body, { key }))).toBe('409 conflict')
  })

  it('is another restaurant under another key', async () => {
    const body = newPlace()
    const first = await idOf(create(by, body, { key: newKey() }))
    expect(await idOf(create(by, body, { key: newKey() }))).not.toBe(first)
  })

  it.each(['', 'x'.repeat(201)])('is refused with the key "%s"', async (key) => {
    expect(await resultOf(create(by, newPlace(), { key }))).toBe('400 invalid')
  })
})

describe('a restaurant sent twice without a key', () => {
  it('is the same restaurant within a minute, with any spelling of its values', async () => {
    const body = newPlace()
    const first = await idOf(create(by, body))
    expect(await idOf(create(by, { ...body, name: ` ${body.name}  ` }))).toBe(first)
    expect(await idOf(create(by, { ...body, location: '42.36,-71.06' }))).toBe(first)
  })

  it.each([
    { veganOptions: [{ option: 'Pho', description: 'with tofu' }] },
    { cuisine: ['pizza'] },
    { website: 'https://example.com' },
    { name: 'GREEN FORK' },
  ])('is refused when it says something else: %o', async (other) => {
    const maker = await makePerson()
    const body = newPlace({ name: 'Green Fork' })
    const first = await idOf(create(maker, body))
    const refused = await create(maker, { ...body, ...other })
    expect(refused.status).toBe(409)
    const { errors } = await refused.json<ErrorBody>()
    expect(errors).toMatchObject([{ code: 'conflict', restaurantId: first }])
    expect(await fetchRestaurant(first)).toMatchObject({ name: 'Green Fork', cuisine: ['thai'] })
  })

  it('does not count towards the limit when it is refused', async () => {
    const [maker, settings] = [await makePerson(), { LIMITS: 'on' }]
    const body = newPlace()
    const sent = await Promise.all(
      ['thai', 'pizza', 'sushi'].map((one) =>
        resultOf(create(maker, { ...body, cuisine: [one] }, { settings })),
      ),
    )
    expect(sent.toSorted()).toEqual(['201', '409 conflict', '409 conflict'])
    for (let i = 0; i < 9; i += 1) {
      expect(await resultOf(create(maker, newPlace(), { settings }))).toBe('201')
    }
  })

  it('is two pop-ups when neither has a place, unless the bodies are equal', async () => {
    const body = newPlace({ location: null, status: 'OFFLINE' })
    const first = await idOf(create(by, body))
    expect(await idOf(create(by, { ...body, cuisine: ['pizza'] }))).not.toBe(first)
    expect(await idOf(create(by, body))).toBe(first)
  })

  it('is one restaurant when both come at once', async () => {
    const body = newPlace()
    const sent = await Promise.all(Array.from('12345', () => idOf(create(by, body))))
    expect(new Set(sent).size).toBe(1)
    expect(await countOf(body.name)).toBe(1)
  })

  it('is the restaurant that was made with a key', async () => {
    const body = newPlace()
    const first = await idOf(create(by, body, { key: newKey() }))
    expect(await idOf(create(by, body))).toBe(first)
  })

  it('is another restaurant for another user, another place and another minute', async () => {
    const maker = await makePerson()
    const body = newPlace()
    const ids = [
      await idOf(create(by, body)),
      await idOf(create(maker, body)),
      await idOf(create(by, { ...body, location: '42.37,-71.06' })),
      await idOf(create(by, { ...body, location: null, status: 'OFFLINE' })),
    ]
    await age(by, MINUTE_MS)
    ids.push(await idOf(create(by, body)))
    expect(new Set(ids).size).toBe(5)
  })

  it('is a new restaurant when the first was deleted', async () => {
    const body = newPlace()
    const first = await idOf(create(by, body))
    await change('DELETE', first, { by })
    const second = await idOf(create(by, { ...body, cuisine: ['pizza'] }))
    expect(second).not.toBe(first)
    await change('DELETE', second, { by })
    expect(await idOf(create(by, body))).not.toBe(first)
  })
})

describe('the sweep', () => {
  it('deletes rows that no request can match any more', async () => {
    const maker = await makePerson()
    await create(maker, newPlace(), { key: newKey() })
    await sweepSentRequests(env.DB, Date.now() + 61_000)
    const left = env.DB.prepare('SELECT count(*) AS n FROM sent_requests WHERE user_id = ?')
    expect(await left.bind(maker.id).first('n')).toBe(1)
    await sweepSentRequests(env.DB, Date.now() + DAY_MS)
    expect(await left.bind(maker.id).first('n')).toBe(0)
  })
})
