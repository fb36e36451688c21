/** Whether a stored value is an object, whose fields are still unknown. */
export function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null
}
