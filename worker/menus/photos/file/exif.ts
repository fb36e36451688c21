import type { Bytes } from './bytes.ts'
import { type Orientation, UPRIGHT } from './pictureHeader.ts'

const ORIENTATION_TAG = 0x0112
/** By the tag's value, from 1. */
const ORIENTATIONS: readonly Orientation[] = [
  UPRIGHT,
  { isMirrored: true, quarters: 0 },
  { isMirrored: false, quarters: 2 },
  { isMirrored: true, quarters: 2 },
  { isMirrored: true, quarters: 3 },
  { isMirrored: false, quarters: 1 },
  { isMirrored: true, quarters: 1 },
  { isMirrored: false, quarters: 3 },
]

/** The orientation in an EXIF block whose TIFF header is at `start`; upright when it says none. */
export function readOrientation(bytes: Bytes, start: number): Orientation {
  const order = bytes.text(start, 2)
  if (order !== 'II' && order !== 'MM') return UPRIGHT
  const isLittle = order === 'II'
  const directory = start + bytes.long(start + 4, isLittle)
  const entries = Math.min(bytes.short(directory, isLittle), 200)
  for (let i = 0; i < entries; i += 1) {
    const entry = directory + 2 + i * 12
    if (bytes.short(entry, isLittle) !== ORIENTATION_TAG) continue
    return ORIENTATIONS[bytes.short(entry + 8, isLittle) - 1] ?? UPRIGHT
  }
  return UPRIGHT
}
