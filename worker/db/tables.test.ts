import { env } from 'cloudflare:test'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import * as accountTables from './accountTables.ts'
import * as addingTables from './addingTables.ts'
import * as gazetteerTables from './gazetteerTables.ts'
import * as mailTables from './mailTables.ts'
import * as menuTables from './menuTables.ts'
import * as photoTables from './photoTables.ts'
import * as placeTables from './placeTables.ts'
import * as restaurantTables from './restaurantTables.ts'

const modules = [
  restaurantTables,
  gazetteerTables,
  accountTables,
  mailTables,
  placeTables,
  addingTables,
  menuTables,
  photoTables,
]
const tables = modules
  .flatMap((exported) => Object.values<unknown>(exported))
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table))

interface Column {
  name: string
  type: string
  isRequired: boolean
  isKey: boolean
}

async function storedColumns(table: string): Promise<Column[]> {
  const { results } = await env.DB.prepare(
    'SELECT name, type, "notnull" AS required, pk FROM pragma_table_info(?1)',
  )
    .bind(table)
    .all<{ name: string; type: string; required: number; pk: number }>()
  return results.map(({ name, type, required, pk }) => ({
    name,
    type: type.toLowerCase(),
    isRequired: required === 1,
    isKey: pk > 0,
  }))
}

function describedColumns({ columns, primaryKeys }: (typeof tables)[number]): Column[] {
  const keys = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name))
  return columns.map((column) => ({
    name: column.name,
    type: column.getSQLType(),
    isRequired: column.notNull,
    isKey: column.primary || keys.includes(column.name),
  }))
}

/** Keys count as required: what SQLite says of a key depends on how the table was written. */
function byName(columns: readonly Column[]): Column[] {
  return columns
    .map((column) => ({ ...column, isRequired: column.isRequired || column.isKey }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function storedNames(type: 'table' | 'index'): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_schema WHERE type = ?1 AND sql IS NOT NULL
      AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%'
      AND name NOT LIKE 'restaurant_words%'`,
  )
    .bind(type)
    .all<{ name: string }>()
  return results.map(({ name }) => name).sort()
}

describe('what describes the tables', () => {
  it('has every table and index of the migrations, and no other', async () => {
    expect(tables.map(({ name }) => name).sort()).toEqual(await storedNames('table'))
    const indexes = tables.flatMap((table) => table.indexes.map((one) => one.config.name))
    expect(indexes.sort()).toEqual(await storedNames('index'))
  })

  it.each(tables.map((table) => [table.name, table] as const))(
    'has the columns of %s as the migrations made them',
    async (name, table) => {
      expect(byName(describedColumns(table))).toEqual(byName(await storedColumns(name)))
    },
  )
})
