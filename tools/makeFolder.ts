import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { reasonOf } from './fail.ts'

/**
 * Makes a folder and those above it. Node's own `recursive` never ends below a folder that refuses all, such as /proc.
 * @throws Error with a sentence
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!isFolder(path)) throw new Error(`The folder ${path} cannot be made: ${reasonOf(error)}`)
  }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}
