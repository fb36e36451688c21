import { appendFileSync, copyFileSync, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

const FILE = fileURLToPath(new URL('../../.dev.vars', import.meta.url))
const EXAMPLE = fileURLToPath(new URL('../../.dev.vars.example', import.meta.url))

export type DevVars = Partial<Record<string, string>>

function read(path: string): DevVars {
  return parseEnv(readFileSync(path, 'utf8'))
}

/** The settings of the example for development; none is secret. */
export function readExample(): DevVars {
  return read(EXAMPLE)
}

/** The settings of development. A missing file or setting is filled in from the example. */
export function readDevVars(): DevVars {
  if (!existsSync(FILE)) copyFileSync(EXAMPLE, FILE)
  const [ours, example] = [read(FILE), readExample()]
  const missing = Object.entries(example).filter(([name]) => ours[name] === undefined)
  if (missing.length > 0) {
    appendFileSync(FILE, `\n${missing.map(([name, value]) => `${name}=${value}`).join('\n')}\n`)
  }
  return { ...example, ...ours }
}
