import { startSession, type ToLogin } from './account/session.ts'
import { startUnits } from './device/units.ts'
import { startTheme } from './shell/theme.ts'

/** Takes over what the device remembers, for all islands of this document. Once, in the browser; returns how to end it. */
export function startDocument(toLogin: ToLogin): () => void {
  const stops = [startSession(toLogin), startTheme(), startUnits()]
  return () => {
    for (const stop of stops) stop()
  }
}
