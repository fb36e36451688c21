import { ApiError } from './client.ts'

/** The first thing the server says is wrong; when it says nothing, `otherwise`. */
export function firstServerMessage(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.items[0]?.msg) || otherwise
}
