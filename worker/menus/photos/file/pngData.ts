import { MAX_PHOTO_PIXELS } from '../../../contract/restaurants/builder.ts'
import { unpack } from '../../unpack.ts'
import { readBytes } from './bytes.ts'

/** A pixel takes at most 8 bytes, and a row one more. */
const MAX_DATA_BYTES = 9 * MAX_PHOTO_PIXELS
/** "IDAT" as a number, since ten megabytes may be a million other chunks. */
const IDAT = 0x49444154

/** Whether a PNG unpacks to no more than a picture. Its decoder would unpack the rest too: 10 MB may become 10 GB. */
export function isBoundedPng(file: Uint8Array): boolean {
  return unpack(dataOf(file), MAX_DATA_BYTES) !== null
}

/** The content of its IDAT chunks (PNG, 5.3): length, kind, content and checksum follow the signature. */
function dataOf(file: Uint8Array): Uint8Array {
  const bytes = readBytes(file)
  const data = new Uint8Array(file.length)
  let size = 0
  for (let at = 8; at + 8 < file.length; at += 12 + bytes.long(at)) {
    if (bytes.long(at + 4) !== IDAT) continue
    const content = file.subarray(at + 8, at + 8 + bytes.long(at))
    data.set(content, size)
    size += content.length
  }
  return data.subarray(0, size)
}
