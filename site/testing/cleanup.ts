import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { auth, NOT_KNOWN } from '../account/auth.ts'
import { NOWHERE, whereabouts } from '../device/position/whereabouts.ts'
import { MILES, units } from '../device/units/units.ts'
import { alerts, NO_ALERTS } from '../shell/alerts.ts'

/** A lazily loaded part is compiled on demand, which can take seconds on a busy machine. */
const PATIENCE_MS = 15_000

configure({ asyncUtilTimeout: PATIENCE_MS })
const { waitFor } = vi
vi.waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  // The parts of a document share this state, and each test is a document of its own.
  Object.assign(auth, NOT_KNOWN)
  Object.assign(alerts, NO_ALERTS)
  Object.assign(whereabouts, NOWHERE)
  Object.assign(units, MILES)
})

// React's deferred work must run before the window is removed.
afterAll(async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => setTimeout(done))
})
