import { call } from './client.ts'

/** Fire and forget: what the site wants the server to know. */
export function sendLogLine(message: string): void {
  call('/api/restaurants/logging', { method: 'POST', body: { message } }).catch(() => undefined)
}

const told = new Set<string>()

/** Tells the server of an error that a boundary caught, each message once: a bug may be drawn over and over. */
export function tellError(error: unknown): void {
  const message = String(error)
  if (told.has(message)) return
  told.add(message)
  sendLogLine(`could not be drawn: ${message}`)
}
