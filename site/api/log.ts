import { call } from './client.ts'

/** Sends a line to the server's log, without waiting. */
export function sendLogLine(message: string): void {
  call('/api/restaurants/logging', { method: 'POST', body: { message } }).catch(() => undefined)
}

const reported = new Set<string>()

/** Reports an error that a boundary caught, each message once, since a bug may repeat with every render. */
export function reportError(error: unknown): void {
  const message = String(error)
  if (reported.has(message)) return
  reported.add(message)
  sendLogLine(`could not be drawn: ${message}`)
}
