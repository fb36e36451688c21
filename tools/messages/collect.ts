import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export type Node = Readonly<Record<string, unknown>> & { type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Visits each node below one, parents first; skips the children of a node for which `visit` returns false. */
export function walk(node: unknown, visit: (node: Node) => boolean | undefined): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (typeof node === 'object' && node !== null) {
    if (isNode(node) && visit(node) === false) return
    for (const [key, below] of Object.entries(node)) if (key !== 'parent') walk(below, visit)
  }
}

/** By source, since several tests walk the same files. */
const programs = new Map<string, unknown>()

export function parse(root: string, file: string): unknown {
  const code = readFileSync(join(root, file), 'utf8')
  if (!programs.has(code)) {
    const { program, errors } = parseSync(file, code)
    const [error] = errors
    if (error) throw new Error(`${file}: ${error.message}`)
    programs.set(code, program)
  }
  return programs.get(code)
}

function textOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'JSXExpressionContainer') return textOf(node.expression)
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null
  return node.quasis.length === 1 ? (node.quasis[0]?.value?.cooked ?? null) : null
}

const nameOf = (node: unknown) => (isNode(node) ? node.name : undefined)

const CALLS: ReadonlySet<unknown> = new Set(['t', 'msg'])

/** The English text of a call `t('…')` or `msg('…')` or an element `<Trans id="…">`; null for any other node. */
export function messageOf(node: Node): string | null {
  if (node.type === 'CallExpression') {
    const name = nameOf(node.callee)
    if (!CALLS.has(name) || !Array.isArray(node.arguments)) return null
    return textOf(node.arguments[0])
  }
  if (node.type !== 'JSXOpeningElement' || nameOf(node.name) !== 'Trans') return null
  const attributes: readonly Node[] = Array.isArray(node.attributes) ? node.attributes : []
  return textOf(attributes.find(({ name }) => nameOf(name) === 'id')?.value)
}

/**
 * The names of the values given to a call with a literal message; null for any other node, and where the code does not tell
 * them.
 */
export function valuesGivenTo(node: Node): string[] | null {
  if (node.type !== 'CallExpression' || messageOf(node) === null) return null
  if (nameOf(node.callee) === 'msg' || !Array.isArray(node.arguments)) return null
  const values: unknown = node.arguments[1]
  if (values === undefined) return []
  if (!isNode(values) || !Array.isArray(values.properties)) return null
  const names = values.properties.map(({ key }) => nameOf(key))
  return names.every((name) => typeof name === 'string') ? names : null
}

/** The messages of a source file, in order. */
export function messagesOf(root: string, file: string): string[] {
  const messages: string[] = []
  walk(parse(root, file), (node) => {
    const message = messageOf(node)
    if (message !== null) messages.push(message)
    return true
  })
  return messages
}
