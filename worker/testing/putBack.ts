import { afterAll, vi } from 'vitest'

// One runtime serves all test files, so each file restores what its tests replaced.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
