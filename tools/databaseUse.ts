import { ChildProcess, execFileSync } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** Two processes on one local database answer each other's calls, even reads, with "database is locked". */
export class InUseError extends Error {
  constructor() {
    super('The local database is in use: stop npm run dev (or the other tool) first.')
  }
}

const noteSchema = z.object({ tool: z.int(), workers: z.array(z.int()) })
const NOTE = 'tool-processes.json'
const ATTEMPTS = 20
const ATTEMPT_MS = 100

/**
 * Makes sure that nobody else has the local database open.
 * @throws InUseError when somebody has
 */
export async function claimDatabase(stateDir: string): Promise<void> {
  if (!isInUse(stateDir)) return
  if (endLeftovers(stateDir))
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (!isInUse(stateDir)) return
      await wait(ATTEMPT_MS)
    }
  throw new InUseError()
}

/** Whether another process has the local D1 open, be it idle. */
export function isInUse(stateDir: string): boolean {
  const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
  if (!existsSync(folder)) return false
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .some((name) => isLocked(join(folder, name)))
}

function isLocked(file: string): boolean {
  const db = new DatabaseSync(file)
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
    return false
  } catch {
    return true
  } finally {
    db.close()
  }
}

/**
 * Runs `start` and notes the processes it starts: a tool that is killed leaves the one behind that runs its database,
 * and that keeps the files locked.
 */
export async function noteProcesses<T>(stateDir: string, start: () => Promise<T>): Promise<T> {
  const children: ChildProcess[] = []
  const listen = (message: unknown) => {
    const isStart = typeof message === 'object' && message !== null && 'process' in message
    if (isStart && message.process instanceof ChildProcess) children.push(message.process)
  }
  subscribe('child_process', listen)
  const result = await start().finally(() => unsubscribe('child_process', listen))
  const workers = children.flatMap(({ pid }) => pid ?? [])
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(join(stateDir, NOTE), JSON.stringify({ tool: process.pid, workers }))
  return result
}

/** To be called when the noted processes have ended. */
export function forgetProcesses(stateDir: string): void {
  rmSync(join(stateDir, NOTE), { force: true })
}

/** Ends what a killed tool left running. Returns whether there was such a tool. */
function endLeftovers(stateDir: string): boolean {
  let note: z.infer<typeof noteSchema>
  try {
    note = noteSchema.parse(JSON.parse(readFileSync(join(stateDir, NOTE), 'utf8')))
  } catch {
    return false
  }
  if (isRunning(note.tool, 'node')) return false
  for (const worker of note.workers)
    if (isRunning(worker, 'workerd')) process.kill(worker, 'SIGKILL')
  forgetProcesses(stateDir)
  return true
}

/** Process ids are used again: only one that runs the expected program counts. */
function isRunning(pid: number, program: string): boolean {
  try {
    process.kill(pid, 0)
    const command = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(program)
  } catch {
    return false
  }
}
