/** The Idempotency-Key of a new request. */
export const newKey = (): string => randomId(24)

/** A unique id of letters and digits, five bits each. */
export function randomId(length: number): string {
  const values = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(values, (value) => (value % 32).toString(32)).join('')
}
