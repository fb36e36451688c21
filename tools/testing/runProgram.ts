import { spawnSync } from 'node:child_process'

/** Ten times what any tested program takes. Needed because a test's own time limit cannot interrupt a synchronous wait. */
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
