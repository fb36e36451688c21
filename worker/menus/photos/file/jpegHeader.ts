import type { Bytes } from './bytes.ts'
import type { PictureHeader } from './pictureHeader.ts'

/** Segments with the size: start of frame, without tables (C4), reserved (C8) and arithmetic coding (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** A scan of a few bytes covers the whole picture. A progressive picture has ten; thousands would take minutes. */
const MAX_SCANS = 100

/** Walks the segments up to the first frame (ITU T.81, B.1); null when there is none. */
export function readJpegHeader(bytes: Bytes): PictureHeader | null {
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
      return width > 0 && height > 0 ? { type: 'jpeg', width, height } : null
    }
    at += 2 + length
  }
  return null
}

/** Whether a JPEG is complete; its decoder fills missing parts with grey. */
export function isWholeJpeg(file: Uint8Array): boolean {
  let scans = 0
  for (let at = file.indexOf(0xff, 2); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const marker = file[at + 1] ?? 0
    if (marker === 0xd9 && scans > 0) return true
    if (marker === 0xda) scans += 1
    if (scans > MAX_SCANS) return false
    // A segment may hold another picture, so skip it; a scan's bytes hold no markers.
    const isSegment = marker >= 0xc0 && marker < 0xff && (marker < 0xd0 || marker > 0xd9)
    if (isSegment) at += 1 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0)
  }
  return false
}
