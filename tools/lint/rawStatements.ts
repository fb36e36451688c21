import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseAst } from 'vite'

const IS_SOURCE = /(?<!\.test|\.d)\.tsx?$/

/** The places in these folders that use D1 without Drizzle, as "worker/mail/store.ts:12"; tests are left out. */
export function listRawStatements(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    const files = names.filter((name) => IS_SOURCE.test(name)).map((name) => join(folder, name))
    return files.sort().flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const path = file.split(sep).join('/')
      return findRawStatements(code, file).map((line) => `${path}:${line}`)
    })
  })
}

/**
 * The lines on which a text is prepared, a script is run, or a batch is sent by anything but `query(…)`. Drizzle's own
 * `prepare` takes no text; a durable object's storage, `sql`, is not D1.
 */
export function findRawStatements(code: string, file = 'code.ts'): number[] {
  const lines: number[] = []
  const walk = (node: unknown): void => {
    if (!isRecord(node)) return
    if (node.type === 'CallExpression' && isRaw(node)) {
      lines.push(code.slice(0, Number(node.start)).split('\n').length)
    }
    for (const below of Object.values(node)) walk(below)
  }
  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return lines
}

function isRaw(call: Readonly<Record<string, unknown>>): boolean {
  const { callee, arguments: given } = call
  if (!isRecord(callee) || callee.type !== 'MemberExpression') return false
  const { object } = callee
  switch (nameOf(callee.property)) {
    case 'prepare':
      return Array.isArray(given) && given.length > 0
    case 'batch':
      return !isQuery(object)
    case 'exec':
      return IS_DATABASE.test(lastNameOf(object))
    default:
      return false
  }
}

/** Names of databases and their sessions; other objects with an `exec` are patterns. */
const IS_DATABASE = /^(?:d1|db|database|openReader|reader|session|withSession)$/i

const isQuery = (node: unknown): boolean =>
  isRecord(node) && node.type === 'CallExpression' && lastNameOf(node.callee) === 'query'

/** "DB" of `c.env.DB`, "withSession" of `db.withSession(…)`. */
function lastNameOf(node: unknown): string {
  if (!isRecord(node)) return ''
  if (node.type === 'CallExpression') return lastNameOf(node.callee)
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return nameOf(node)
}

/** The name of an identifier, or the text in brackets. */
function nameOf(node: unknown): string {
  if (!isRecord(node)) return ''
  return String(node.name ?? node.value ?? '')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
