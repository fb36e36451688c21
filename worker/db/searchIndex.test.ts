import { env } from 'cloudflare:test'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { restaurantWords } from './searchIndex.ts'

it('describes the search index with the columns of its migration', async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM pragma_table_info('restaurant_words')",
  ).all<{ name: string }>()
  const { columns } = getTableConfig(restaurantWords)
  expect(columns.map(({ name }) => name)).toEqual(['rowid', ...results.map(({ name }) => name)])
})
