import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import { FORMAT } from '../../worker/backup/readCopy.ts'
import { type Database, query } from '../../worker/db/client.ts'
import { COPIED, tablesOf } from '../../worker/db/copied.ts'
import { withoutValues } from '../../worker/db/withoutValues.ts'

const headSchema = z.object({ format: z.literal(FORMAT), at: z.iso.datetime() })
const headingSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]))
const endSchema = z.object({ rows: z.record(z.string(), z.int()) })

/** D1 takes at most 2 MB as one parameter, and a row with two menus has some 130 KB. */
const MAX_CHARACTERS = 400_000

const TABLES: ReadonlyMap<string, SQLiteTable> = new Map(
  COPIED.flatMap(tablesOf).map((table) => [getTableName(table), table] as const),
)

interface Restored {
  /** When the copy was started. */
  at: string
  /** The number of rows of each table. */
  rows: Record<string, number>
}

/**
 * Writes the rows of a copy (worker/backup/readCopy.ts) into an empty database that is migrated. A later Sprig may have more
 * columns, which then have their defaults.
 * @throws Error with a sentence: the database is not empty, or the copy is cut or of another Sprig
 */
export async function restoreCopy(db: Database, lines: AsyncIterable<string>): Promise<Restored> {
  await refuseFull(db)
  const counted: Record<string, number> = {}
  let head: z.infer<typeof headSchema> | null = null
  let target: Target | null = null
  let waiting: string[] = []
  let characters = 0
  const flush = async () => {
    if (target !== null && waiting.length > 0) await insertRows(db, target, waiting)
    waiting = []
    characters = 0
  }
  for await (const line of lines) {
    if (head === null) {
      head = parse(headSchema, line, 'This is no copy of a database of Sprig.')
    } else if (line.startsWith('[')) {
      if (target === null) throw new Error('The copy begins with rows before any table.')
      if (characters + line.length > MAX_CHARACTERS) await flush()
      parse(rowSchema, line, `A row of ${target.name} is not as it must be.`)
      waiting.push(line)
      characters += line.length
      counted[target.name] = (counted[target.name] ?? 0) + 1
    } else if (line.startsWith('{"rows"')) {
      await flush()
      return { at: head.at, rows: checkEnd(line, counted) }
    } else {
      await flush()
      target = readHeading(line)
    }
  }
  throw new Error(
    'The copy is cut: its last line is missing. Take another one, and an empty database.',
  )
}

interface Target {
  name: string
  table: SQLiteTable
  /** In the order of the copy's values. */
  columns: readonly string[]
}

function readHeading(line: string): Target {
  const heading = parse(headingSchema, line, 'A line of the copy is of no known kind.')
  const { table: name, columns } = heading
  const table = TABLES.get(name)
  if (table === undefined)
    throw new Error(`The copy has a table ${name} that this version of Sprig lacks.`)
  const known = getTableConfig(table).columns.map((column) => column.name)
  const unknown = columns.find((column) => !known.includes(column))
  if (unknown === undefined) return { name, table, columns }
  throw new Error(`The copy has a column ${name}.${unknown} that this version of Sprig lacks.`)
}

async function insertRows(db: Database, { table, columns }: Target, rows: readonly string[]) {
  // Columns missing in the copy are omitted, so that they get their defaults.
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const values = sql.raw(columns.map((_, at) => `j.value ->> ${at}`).join(', '))
  const all = `[${rows.join(',')}]`
  try {
    await query(db).run(
      sql`INSERT INTO ${table} (${names}) SELECT ${values} FROM json_each(${all}) j`,
    )
  } catch (error) {
    // The original error would contain the rows.
    throw withoutValues(error)
  }
}

async function refuseFull(db: Database): Promise<void> {
  for (const { table } of COPIED) {
    const row = await query(db).select({ one: sql`1` }).from(table).limit(1).get()
    if (row === undefined) continue
    throw new Error(`The database is not empty: ${getTableName(table)} has rows.`)
  }
}

function checkEnd(line: string, counted: Readonly<Record<string, number>>): Record<string, number> {
  const { rows } = parse(endSchema, line, 'The last line of the copy is not as it must be.')
  for (const [table, count] of Object.entries(rows)) {
    if ((counted[table] ?? 0) === count) continue
    throw new Error(`The copy says ${count} rows of ${table} and has ${counted[table] ?? 0}.`)
  }
  return rows
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  line: string,
  failure: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    throw new Error(failure)
  }
}
