import { afterAll, beforeAll, expect, it } from 'vitest'
import { toInput } from '../../worker/restaurants/restaurantInput.ts'
import { planNext } from '../../worker/restaurants/saving/planVersion.ts'
import { saveMenus } from '../../worker/restaurants/saving/saveMenus.ts'
import { saveRestaurants } from '../../worker/restaurants/saving/saveRestaurants.ts'
import { readWholes } from '../../worker/restaurants/saving/store.ts'
import { writeVersions } from '../../worker/restaurants/saving/writeVersions.ts'
import { makeInput } from '../../worker/testing/restaurants.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { readCorrections, toJsonLines, toTsv } from './correctionLines.ts'

const NOW = Date.UTC(2026, 10, 22)
const STAMP = { by: 'u-secret', at: NOW }
let opened: OpenDatabase

beforeAll(async () => {
  opened = await openDatabase({ stateDir: null })
  const { db } = opened
  await migrate(db)
  const restaurants = ['r1', 'r2'].map((id) => makeInput({ id, cuisine: ['indian', 'thai'] }))
  await saveRestaurants(db, restaurants, { by: 'import', at: 1 })
  const menu = '## Mains\n- **Green Curry**, $9\n  Coconut, basil'
  const menus = restaurants.map(({ id }) => ({ restaurantId: id, menu }))
  await saveMenus(db, menus, { by: 'import', at: 1 })
  for (const [id, row] of await readWholes(db, ['r1', 'r2'])) {
    const verdicts = [
      { dish: 'green curry', verdict: id === 'r1' ? 'vegan' : 'not-vegan' } as const,
    ]
    const next = planNext(row, { restaurant: toInput(row), verdicts }, STAMP)
    await writeVersions(db, next ? [next] : [], STAMP)
  }
  await db.prepare(`UPDATE restaurants SET deleted_at = 1 WHERE id = 'r2'`).run()
})

afterAll(() => opened.close())

async function linesOf(chunks: AsyncIterable<string>): Promise<string[]> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text.trimEnd().split('\n')
}

it('prints corrections as a labelled set, with our verdicts and without names', async () => {
  const [note, columns, ...rows] = await linesOf(toTsv(readCorrections(opened.db)))
  expect(note).toMatch(/^# /)
  expect(columns?.split('\t').slice(0, 5)).toEqual([
    ...['verdict', 'kitchen', 'section', 'name', 'description'],
  ])
  expect(rows.map((row) => row.split('\t'))).toEqual([
    [
      ...['vegan', 'indian, thai', 'Mains', 'Green Curry', 'Coconut, basil'],
      ...[expect.stringMatching(/^(unsure|not-vegan)$/), expect.any(String)],
      ...['r1', '2026-11-22T00:00:00.000Z'],
    ],
  ])
  expect(rows.join()).not.toContain('u-secret')
})

it('prints them as lines for menus:judge', async () => {
  const lines = await linesOf(toJsonLines(readCorrections(opened.db)))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: 'r1/green curry', name: 'Green Curry', section: 'Mains', verdict: 'vegan' },
  ])
  expect(lines.join()).not.toContain('u-secret')
})
