import { call } from './client.ts'

/** Fire and forget: what the site wants the server to know. */
export function sendLogLine(message: string): void {
  call('/api/restaurants/logging', { method: 'POST', body: { message } }).catch(() => undefined)
}
