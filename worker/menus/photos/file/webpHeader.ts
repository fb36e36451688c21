import type { Bytes } from './bytes.ts'
import type { PictureHeader } from './pictureHeader.ts'

interface Size {
  width: number
  height: number
}

/** 24 bits. */
const three = (bytes: Bytes, at: number): number =>
  bytes.short(at, true) + bytes.at(at + 2) * 65_536

/**
 * The largest size in any chunk: the canvas (VP8X) and the picture itself (VP8, VP8L) may differ, and either may be false. Null
 * when no chunk has one.
 */
export function readWebpHeader(bytes: Bytes): PictureHeader | null {
  let size: Size = { width: 0, height: 0 }
  let at = 12
  // An animation is no menu.
  while (at + 8 <= bytes.length && bytes.text(at, 4) !== 'ANIM') {
    const kind = bytes.text(at, 4)
    const length = bytes.long(at + 4, true)
    const named = sizeOf(bytes, kind, at + 8)
    size = {
      width: Math.max(size.width, named.width),
      height: Math.max(size.height, named.height),
    }
    at += 8 + length + (length % 2)
  }
  const isPicture = size.width > 0 && size.height > 0 && at >= bytes.length
  return isPicture ? { type: 'webp', ...size } : null
}

function sizeOf(bytes: Bytes, kind: string, at: number): Size {
  if (kind === 'VP8X') return { width: three(bytes, at + 4) + 1, height: three(bytes, at + 7) + 1 }
  if (kind === 'VP8L' && bytes.at(at) === 0x2f) {
    const bits = bytes.long(at + 1, true)
    return { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 }
  }
  if (kind === 'VP8 ' && three(bytes, at + 3) === 0x2a019d) {
    return {
      width: bytes.short(at + 6, true) % 0x4000,
      height: bytes.short(at + 8, true) % 0x4000,
    }
  }
  return { width: 0, height: 0 }
}
