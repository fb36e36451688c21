/**
 * What a message is called in a compiled catalogue: short, and made of its English text (FNV-1a, 32 bits). That no two
 * messages share one is tested.
 */
export function messageKey(message: string): string {
  const known = keys.get(message)
  if (known !== undefined) return known
  const key = hashOf(message)
  keys.set(message, key)
  return key
}

/** A list says the same few messages hundreds of times. */
const keys = new Map<string, string>()

function hashOf(message: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < message.length; at++) {
    hash = Math.imul(hash ^ message.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
