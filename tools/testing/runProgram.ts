import { spawnSync } from 'node:child_process'

/** No program of the tests takes a tenth of it. A test that waits for one cannot be ended by its own time limit. */
export const PROGRAM_ENDS_MS = 120_000

/** Runs a program of the project, such as `tools/export.ts`, to its end. @throws when it does not end */
export function runProgram(...args: string[]): {
  status: number | null
  stdout: string
  stderr: string
} {
  const options = { encoding: 'utf8', timeout: PROGRAM_ENDS_MS } as const
  const { error, status, stdout, stderr } = spawnSync('node_modules/.bin/node', args, options)
  if (error !== undefined) throw error
  return { status, stdout, stderr }
}
