import { type Bytes, readBytes } from './bytes.ts'
import { readJpegHeader } from './jpegHeader.ts'
import type { PictureHeader } from './pictureHeader.ts'
import { readWebpHeader } from './webpHeader.ts'

/** Judges only the content, not the sent name or type; null for anything but a JPEG, PNG or WebP picture. */
export function readHeader(file: Uint8Array): PictureHeader | null {
  const bytes = readBytes(file)
  if (bytes.short(0) === 0xffd8 && bytes.at(2) === 0xff) return readJpegHeader(bytes)
  if (bytes.text(0, 8) === '\x89PNG\r\n\x1a\n') return readPngHeader(bytes)
  if (bytes.text(0, 4) === 'RIFF' && bytes.text(8, 4) === 'WEBP') return readWebpHeader(bytes)
  return null
}

function readPngHeader(bytes: Bytes): PictureHeader | null {
  if (bytes.length < 33 || bytes.long(8) !== 13 || bytes.text(12, 4) !== 'IHDR') return null
  const [width, height] = [bytes.long(16), bytes.long(20)]
  return width > 0 && height > 0 ? { type: 'png', width, height } : null
}
