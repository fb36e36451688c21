import { afterAll, afterEach, beforeAll, expect } from 'vitest'

/** Codes and tokens are 32 random bytes in base64url: 43 characters. */
const SECRET = /[\w-]{43}/
const EMAIL = /[\w.+-]+@[\w-]+\.\w+/
const LEVELS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

const log = console
const suspects: string[] = []
const printers = LEVELS.map((level) => ({ level, print: log[level] }))
/** What waits to be printed. */
let lines: (() => void)[] = []

function print(): void {
  for (const line of lines) line()
  lines = []
}

// Runs in every test file: it checks every line that the Worker logs. Handing a line to Vitest takes longer than many requests,
// so only those of a failed test are printed.
beforeAll(() => {
  for (const { level, print } of printers) {
    log[level] = (...parts: unknown[]) => {
      const line = parts.map(String).join(' ')
      if (SECRET.test(line) || EMAIL.test(line)) suspects.push(line)
      lines.push(() => print(...parts))
    }
  }
})

afterEach(({ task }) => {
  if (task.result?.state === 'fail') print()
  lines = []
})

afterAll(() => {
  // Without these, nobody would see why a file failed before or after its tests.
  print()
  for (const { level, print } of printers) log[level] = print
  expect(suspects, 'lines of the log that hold a secret or an address').toEqual([])
})
