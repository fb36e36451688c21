import type { Bytes } from './bytes.ts'
import { readOrientation } from './exif.ts'
import { type PictureHeader, UPRIGHT } from './pictureHeader.ts'

/** Segments that hold the size: start of frame, but for tables (C4), reserved (C8) and arithmetic coding's (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Walks the segments up to the first frame (ITU T.81, B.1); null when there is none. */
export function readJpegHeader(bytes: Bytes): PictureHeader | null {
  let orientation = UPRIGHT
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes.at(at) !== 0xff) return null
    const marker = bytes.at(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = bytes.short(at + 2)
    if (marker === 0xda || marker === 0xd9 || length < 2) return null
    if (isFrame(marker)) {
      const [height, width] = [bytes.short(at + 5), bytes.short(at + 7)]
      return width > 0 && height > 0 ? { type: 'jpeg', width, height, orientation } : null
    }
    if (marker === 0xe1 && bytes.text(at + 4, 6) === 'Exif\0\0') {
      orientation = readOrientation(bytes, at + 10)
    }
    at += 2 + length
  }
  return null
}
