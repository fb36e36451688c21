import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseAst } from 'vite'

export interface Import {
  /** The path of the file from the root, or the name of a package. */
  to: string
  /** Whether it imports only types. */
  isType: boolean
  /** Whether it is a dynamic import. */
  isLazy: boolean
}

/** The imports of each file, by its path from the root. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

const IS_SOURCE = /(?<!\.d)\.tsx?$/

/** The imports of every source in some folders of `root`, those of tests included. */
export function readImportGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => IS_SOURCE.test(name))
      .map((name) => join(folder, name)),
  )
  return new Map(files.map((file) => [toUrl(file), readImports(root, file)]))
}

/** By source, since several tests read the same files. */
const foundImports = new Map<string, readonly Import[]>()

function readImports(root: string, file: string): Import[] {
  const code = readFileSync(join(root, file), 'utf8')
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  const found = foundImports.get(code) ?? findImports(parseAst(code, { lang }))
  foundImports.set(code, found)
  return found.map(({ to, ...kind }) => {
    const path = to.startsWith('.') ? toUrl(relative(root, join(root, dirname(file), to))) : to
    return { to: path, ...kind }
  })
}

const toUrl = (path: string): string => path.split(sep).join('/')

const KINDS: ReadonlySet<unknown> = new Set([
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** Every import below a node of a syntax tree, dynamic ones too. */
function findImports(node: unknown): Import[] {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(findImports)
  const { type, source, importKind, exportKind } = node as Readonly<Record<string, unknown>>
  const to = KINDS.has(type) && typeof source === 'object' ? textOf(source) : null
  if (to === null) return below
  const isType = importKind === 'type' || exportKind === 'type' || type === 'TSImportType'
  return [{ to, isType, isLazy: type === 'ImportExpression' }, ...below]
}

function textOf(literal: object | null): string | null {
  return literal && 'value' in literal && typeof literal.value === 'string' ? literal.value : null
}

const IS_TEST = /\.test\.tsx?$|(?:^|\/)testing\//

/** The graph without tests and files that only tests use. */
export function withoutTests(graph: ImportGraph): ImportGraph {
  return new Map([...graph].filter(([file]) => !IS_TEST.test(file)))
}
