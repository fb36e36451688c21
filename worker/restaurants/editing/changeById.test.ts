import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { change, fetchRestaurant, resultOf, storeOwned } from '../../testing/editing.ts'
import { toInput } from '../restaurantInput.ts'
import { changeById } from './changeById.ts'
import type { HistoryRow } from './history/store.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('If-Match', () => {
  it('accepts a change on its own version only', async () => {
    const { id, owner } = await storeOwned()
    const put = (onVersion: number | string) =>
      resultOf(change('PUT', id, { by: owner, body: { name: `After ${onVersion}` }, onVersion }))
    expect(await put(1)).toBe('200')
    expect(await put(1)).toBe('412 stale_version')
    expect(await put(3)).toBe('412 stale_version')
    expect(await put('"abc"')).toBe('412 stale_version')
    expect(await put('W/"2"')).toBe('200')
    expect(await put('*')).toBe('200')
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'After *', version: 4 })
  })

  it('may name several versions, of which one must be current', async () => {
    const { id, owner } = await storeOwned()
    const put = (onVersion: string) =>
      resultOf(change('PUT', id, { by: owner, body: { name: `After ${onVersion}` }, onVersion }))
    expect(await put('"1", "2"')).toBe('200')
    expect(await put('"abc",W/"2"')).toBe('200')
    expect(await put('"1", "2"')).toBe('412 stale_version')
    expect(await put('"1,3"')).toBe('412 stale_version')
    expect(await fetchRestaurant(id)).toMatchObject({ version: 3 })
  })
})

describe('many writers without If-Match', () => {
  it('all succeed', async () => {
    const { id, owner } = await storeOwned()
    const names = Array.from({ length: 40 }, (_, i) => `Name ${i}`)
    const results = await Promise.all(
      names.map((name) => resultOf(change('PUT', id, { by: owner, body: { name } }))),
    )
    expect(new Set(results)).toEqual(new Set(['200']))
    expect(await fetchRestaurant(id)).toMatchObject({ version: 41 })
  })

  it('are told when to retry after losing every race', async () => {
    const { id, owner } = await storeOwned()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const overtake = env.DB.prepare('UPDATE restaurants SET version = version + 1 WHERE id = ?1')
    const context = { now: Date.now(), waitUntil: () => {} }
    const late = changeById(
      env,
      { id, onVersions: null },
      { by: owner.id },
      context,
      async (row) => {
        await overtake.bind(id).run()
        return { restaurant: { ...toInput(row), name: 'Late' } }
      },
    )
    await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  })
})

async function everyChange(id: string): Promise<Pick<HistoryRow, 'version' | 'changes'>[]> {
  const { results } = await env.DB.prepare(
    'SELECT version, changes FROM restaurant_history WHERE restaurant_id = ?1 ORDER BY version',
  )
    .bind(id)
    .all<{ version: number; changes: string }>()
  return results.map(({ version, changes }) => ({ version, changes: JSON.parse(changes) }))
}

describe('three hundred edits at once', () => {
  it('are each applied or refused, and none is lost', async () => {
    const { id, owner } = await storeOwned()
    const names = Array.from({ length: 300 }, (_, i) => `Name ${i}`)
    // Every second edit sends the version that it saw.
    const results = await Promise.all(
      names.map((name, i) => {
        const seen = i % 2 === 0 ? { onVersion: 1 + (i % 20) } : {}
        return resultOf(change('PUT', id, { by: owner, body: { name }, ...seen }))
      }),
    )
    const applied = names.filter((_, i) => results[i] === '200')
    const refusals = (rest: number) =>
      new Set(results.filter((result, i) => i % 2 === rest && result !== '200'))
    expect([...refusals(0)]).toEqual(['412 stale_version'])
    expect([...refusals(1)].every((result) => result === '503 unavailable')).toBe(true)
    expect(applied.length).toBeGreaterThan(1)
    const history = await everyChange(id)
    expect(history.map(({ version }) => version)).toEqual(applied.map((_, i) => i + 2))
    const written = history.map(({ changes }) => changes.name)
    expect(written.map((change) => change?.[1]).toSorted()).toEqual(applied.toSorted())
    expect(written.map((change) => change?.[0])).toEqual([
      'Green Fork',
      ...written.slice(0, -1).map((change) => change?.[1]),
    ])
    const last = written.at(-1)?.[1]
    expect(await fetchRestaurant(id)).toMatchObject({ name: last, version: applied.length + 1 })
  })
})
