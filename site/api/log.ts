import { call } from './client.ts'

/** Fire and forget: what the site wants the server to know. */
export function sendLogLine(message: string): void {
  call('/api/restaurants/logging', { method: 'POST', body: { message } }).catch(() => undefined)
}

/** What tells the server of errors that a boundary caught, each message once: a bug may be drawn over and over. */
export function tellErrors(): (error: unknown) => void {
  const told = new Set<string>()
  return (error) => {
    const message = String(error)
    if (told.has(message)) return
    told.add(message)
    sendLogLine(`could not be drawn: ${message}`)
  }
}
