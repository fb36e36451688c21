import { MAX_PHOTO_PIXELS } from '../../../contract/restaurants/builder.ts'
import { unpack } from '../../unpack.ts'

/** A pixel takes at most 8 bytes, and a row one more. */
const MAX_DATA_BYTES = 9 * MAX_PHOTO_PIXELS

/** Whether a PNG unpacks to no more than a picture. Its decoder would unpack the rest too: 10 MB may become 10 GB. */
export function isBoundedPng(file: Uint8Array): boolean {
  return unpack(dataOf(file), MAX_DATA_BYTES) !== null
}

/** "IDAT" */
const IDAT = 0x49444154

/** The content of its IDAT chunks (PNG, 5.3): length, kind, content and checksum follow the signature. */
function dataOf(file: Uint8Array): Uint8Array {
  // A file may have a chunk for each twelve bytes, so they are read without making texts of them.
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const data = new Uint8Array(file.length)
  let size = 0
  for (let at = 8; at + 8 < file.length; ) {
    const end = at + 8 + view.getUint32(at)
    if (view.getUint32(at + 4) === IDAT) {
      const content = file.subarray(at + 8, end)
      data.set(content, size)
      size += content.length
    }
    at = end + 4
  }
  return data.subarray(0, size)
}
