import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseAst } from 'vite'
import type { Work } from './growth.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const IS_SOURCE = /(?<!\.test|\.d)\.ts$/
/** Files of tests, development and tables, which parse no outside text. */
const NO_PARSERS = /^(?:testing|db|dev|pages)\/|\/testing\//

export interface Parser {
  name: string
  read: Work
}

/** Every exported function of the Worker that turns one text, or some, into something at once. */
export async function listParsers(): Promise<Parser[]> {
  const parsers: Parser[] = []
  const files = readdirSync(join(ROOT, 'worker'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => IS_SOURCE.test(name) && !NO_PARSERS.test(name))) {
    const path = join(ROOT, 'worker', file)
    const functions = readTextFunctions(readFileSync(path, 'utf8'))
    if (functions.length === 0) continue
    const module: Record<string, unknown> = await import(pathToFileURL(path).href)
    for (const { name, texts } of functions) {
      const parser = module[name]
      if (typeof parser !== 'function') throw new Error(`${file} has no ${name}`)
      const read = (text: string) => parser(...Array<string>(texts).fill(text))
      parsers.push({ name: `${file} ${name}`, read })
    }
  }
  return parsers
}

/** The exported functions of a file whose required arguments are all texts, with the number of these. */
export function readTextFunctions(code: string): { name: string; texts: number }[] {
  const { body }: { body: unknown[] } = parseAst(code, { lang: 'ts' })
  return body.flatMap((statement) => {
    const { type, declaration } = read(statement)
    if (type !== 'ExportNamedDeclaration') return []
    const { type: kind, id, params, async } = read(declaration)
    if (kind !== 'FunctionDeclaration' || async === true || !Array.isArray(params)) return []
    const needed = params
      .map(read)
      .filter(({ type, optional }) => type === 'Identifier' && !optional)
    const isTexts =
      needed.length > 0 &&
      params.length - needed.length === countOptional(params) &&
      needed.every(isText)
    return isTexts ? [{ name: String(read(id).name), texts: needed.length }] : []
  })
}

function countOptional(params: readonly unknown[]): number {
  return params.map(read).filter(({ type, optional }) => type === 'AssignmentPattern' || optional)
    .length
}

function isText({ typeAnnotation }: Record<string, unknown>): boolean {
  return read(read(typeAnnotation).typeAnnotation).type === 'TSStringKeyword'
}

function read(node: unknown): Record<string, unknown> {
  return typeof node === 'object' && node !== null ? { ...node } : {}
}
