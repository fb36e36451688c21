import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { reasonOf } from './fail.ts'

/**
 * Makes a folder and those above it. Node's own `recursive` never ends below a folder that refuses all, such as /proc.
 * @throws Error with a sentence
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!existsSync(path)) throw new Error(`The folder ${path} cannot be made: ${reasonOf(error)}`)
  }
}
