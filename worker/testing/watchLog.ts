import { afterAll, beforeAll, expect } from 'vitest'

/** Codes and tokens are 32 random bytes in base64url: 43 characters. */
const SECRET = /[\w-]{43}/
const EMAIL = /[\w.+-]+@[\w-]+\.\w+/
const LEVELS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

const log = console
const suspects: string[] = []
const printers = LEVELS.map((level) => ({ level, print: log[level] }))

// Runs in every test file: it checks every line that the Worker logs before printing it.
beforeAll(() => {
  for (const { level, print } of printers) {
    log[level] = (...parts: unknown[]) => {
      const line = parts.map(String).join(' ')
      if (SECRET.test(line) || EMAIL.test(line)) suspects.push(line)
      print(...parts)
    }
  }
})

afterAll(() => {
  for (const { level, print } of printers) log[level] = print
  expect(suspects, 'lines of the log that hold a secret or an address').toEqual([])
})
