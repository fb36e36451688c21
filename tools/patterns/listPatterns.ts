import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseAst } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Both read texts that people wrote. */
const FOLDERS = ['worker', 'site']
const IS_SOURCE = /(?<!\.test|\.d)\.tsx?$/
const IS_OURS = /\/(?:worker|site)\//

interface FoundPattern {
  pattern: RegExp
  /** "worker/menus/menu.ts:12" */
  where: string
}

interface Written {
  literals: FoundPattern[]
  /** Whether some patterns are built when the module is loaded. */
  makesPatterns: boolean
  /** Places where a pattern is made each time that a function runs, so that nobody could test it. */
  madeInFunctions: string[]
}

/** Every regular expression of the Worker and the site, also those built at load time. */
export async function listPatterns(): Promise<{ patterns: FoundPattern[]; untested: string[] }> {
  const patterns: FoundPattern[] = []
  const untested: string[] = []
  const making: string[] = []
  for (const path of listSources()) {
    const written = readPatterns(readFileSync(path, 'utf8'), relative(ROOT, path))
    patterns.push(...written.literals)
    untested.push(...written.madeInFunctions)
    if (written.makesPatterns) making.push(path)
  }
  return { patterns: [...patterns, ...(await listMade(making))], untested }
}

function listSources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => IS_SOURCE.test(file) && !/(?:^|\/)testing\//.test(file))
      .map((file) => join(ROOT, folder, file)),
  )
}

/** The patterns in a file's source. */
export function readPatterns(code: string, file: string): Written {
  const written: Written = { literals: [], makesPatterns: false, madeInFunctions: [] }
  const whereIs = (node: Node) => `${file}:${code.slice(0, node.start).split('\n').length}`
  const walk = (node: Node, isWithin: boolean, isShort: boolean) => {
    const isMaking = isCallOf(node, 'RegExp') || isCallOf(node, 'shortPattern')
    if (isMaking && !file.endsWith('/shortPattern.ts')) {
      if (isWithin) written.madeInFunctions.push(whereIs(node))
      else written.makesPatterns = true
    }
    if (node.regex !== undefined && !isShort) {
      const pattern = new RegExp(node.regex.pattern, node.regex.flags)
      written.literals.push({ pattern, where: whereIs(node) })
    }
    const isFunction = /Function|Method/.test(node.type)
    for (const child of childrenOf(node)) {
      walk(child, isWithin || isFunction, isCallOf(node, 'shortPattern'))
    }
  }
  walk(toNode(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' })), false, false)
  return written
}

interface Node {
  type: string
  start: number
  callee?: { name?: string }
  regex?: { pattern: string; flags: string }
}

function isCallOf(node: Node, name: string): boolean {
  return /^(?:New|Call)Expression$/.test(node.type) && node.callee?.name === name
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function toNode(value: unknown): Node {
  if (!isNode(value)) throw new Error('No program')
  return value
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

/** The patterns that modules build while they are loaded, recorded by a spy. */
async function listMade(paths: readonly string[]): Promise<FoundPattern[]> {
  const made: FoundPattern[] = []
  const { RegExp: Real } = globalThis
  globalThis.RegExp = new Proxy(Real, {
    construct(target, given, wanted) {
      const pattern: RegExp = Reflect.construct(target, given, wanted)
      const [, , maker = '', ...callers] = (new Error().stack ?? '').split('\n')
      const where = [maker, ...callers].find((line) => !line.includes('shortPattern.ts')) ?? ''
      if (IS_OURS.test(maker)) made.push({ pattern, where: where.trim().replace(`${ROOT}`, '') })
      return pattern
    },
  })
  try {
    for (const path of paths) await import(pathToFileURL(path).href)
  } finally {
    globalThis.RegExp = Real
  }
  return made
}
