import { inflateRawSync } from 'node:zlib'

/**
 * Unpacks a zlib stream (RFC 1950). Null when it is longer than `maxBytes` or damaged, since a parser might still read a part of
 * it. It ignores the checksum at the end, as parsers do.
 */
export function unpack(packed: Uint8Array, maxBytes: number): Uint8Array | null {
  try {
    return inflateRawSync(packed.subarray(2), { maxOutputLength: maxBytes, finishFlush: 2 })
  } catch {
    return null
  }
}
