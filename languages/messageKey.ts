/**
 * What a message is called in a compiled catalogue: short, and made of its English text (FNV-1a, 32 bits). That no two
 * messages share one is tested.
 */
export function messageKey(message: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < message.length; at++) {
    hash = Math.imul(hash ^ message.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
