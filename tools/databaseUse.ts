import { ChildProcess, execFileSync } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** Two processes on one local database answer each other's calls, even reads, with "database is locked". */
export class InUseError extends Error {
  constructor(holders: readonly number[]) {
    const by = holders.length > 0 ? ` by process ${holders.join(', ')}` : ''
    super(`The local database is in use${by}: stop npm run dev first.`)
  }
}

const noteSchema = z.object({ tool: z.int(), workers: z.array(z.int()) })
type Note = z.infer<typeof noteSchema>

const FOLDER = 'v3/d1/miniflare-D1DatabaseObject'
const NOTE = 'tool-processes.json'
const STEP_MS = 100
/** What the files of an ended process need to be free. */
const RELEASE_MS = 2000

/**
 * Makes sure that nobody else has the local database open, and lets other tools know that this one has: waits
 * `patienceMs` for another tool to end, and ends what a killed one left behind.
 * @throws InUseError when a server has it, or a tool for longer
 */
export async function claimDatabase(stateDir: string, patienceMs: number): Promise<void> {
  mkdirSync(stateDir, { recursive: true })
  const leftovers = await takeTurn(stateDir, patienceMs)
  for (let waited = 0; leftovers && waited < RELEASE_MS && isInUse(stateDir); waited += STEP_MS)
    await wait(STEP_MS)
  if (!isInUse(stateDir)) return
  releaseDatabase(stateDir)
  throw new InUseError(holdersOf(join(stateDir, FOLDER)))
}

/** To be called when everything that was started has ended. */
export function releaseDatabase(stateDir: string): void {
  rmSync(join(stateDir, NOTE), { force: true })
}

/** Writes the note that says whose turn it is. Returns whether a killed tool's processes had to be ended. */
async function takeTurn(stateDir: string, patienceMs: number): Promise<boolean> {
  let hasEnded = false
  for (let waited = 0; !writeNote(stateDir, [], 'wx'); waited += STEP_MS) {
    const note = readNote(stateDir)
    if (note === null || !isRunning(note.tool, 'node')) {
      for (const worker of note?.workers ?? [])
        if (isRunning(worker, 'workerd')) process.kill(worker, 'SIGKILL')
      releaseDatabase(stateDir)
      hasEnded = true
    } else if (waited >= patienceMs) throw new InUseError([note.tool])
    else {
      if (waited === 0) console.warn(`Waiting for process ${note.tool} to end …`)
      await wait(STEP_MS)
    }
  }
  return hasEnded
}

function writeNote(stateDir: string, workers: number[], flag: 'w' | 'wx'): boolean {
  try {
    const note: Note = { tool: process.pid, workers }
    writeFileSync(join(stateDir, NOTE), JSON.stringify(note), { flag })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Whether another process has the local D1 open, be it idle. */
export function isInUse(stateDir: string): boolean {
  const folder = join(stateDir, FOLDER)
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
  const note = () => {
    const workers = children.flatMap(({ pid }) => pid ?? [])
    writeNote(stateDir, workers, 'w')
  }
  const listen = (message: unknown) => {
    const isStart = typeof message === 'object' && message !== null && 'process' in message
    if (!isStart || !(message.process instanceof ChildProcess)) return
    children.push(message.process)
    // It has no id yet.
    setImmediate(note)
  }
  subscribe('child_process', listen)
  return await start().finally(() => unsubscribe('child_process', listen))
}

function readNote(stateDir: string): Note | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(join(stateDir, NOTE), 'utf8')))
  } catch {
    return null
  }
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

/** The processes that have a file of the folder open, where the system tells (Linux). */
function holdersOf(folder: string): number[] {
  const list = (path: string) => {
    try {
      return readdirSync(path)
    } catch {
      return []
    }
  }
  const holds = (pid: string) =>
    list(`/proc/${pid}/fd`).some((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith(folder)
      } catch {
        return false
      }
    })
  return list('/proc')
    .filter((name) => /^\d+$/.test(name) && holds(name))
    .map(Number)
}
