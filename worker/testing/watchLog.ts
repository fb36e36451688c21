import { afterAll, beforeAll, expect } from 'vitest'

/** Codes and tokens are 32 random bytes in base64url: 43 characters. */
const SECRET = /[\w-]{43}/
const EMAIL = /[\w.+-]+@[\w-]+\.\w+/
const LEVELS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

const log = globalThis.console
const suspects: string[] = []

// Every file's tests run with this: whatever they make the Worker log is read here before it is printed.
beforeAll(() => {
  for (const level of LEVELS) {
    const { [level]: print } = log
    log[level] = (...parts: unknown[]) => {
      const line = parts.map(String).join(' ')
      if (SECRET.test(line) || EMAIL.test(line)) suspects.push(line)
      print(...parts)
    }
  }
})

afterAll(() => expect(suspects, 'lines of the log that hold a secret or an address').toEqual([]))
