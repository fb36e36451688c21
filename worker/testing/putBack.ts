import { afterAll, vi } from 'vitest'

// One runtime serves all files: what the tests of one put in the place of the real thing ends with it.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
