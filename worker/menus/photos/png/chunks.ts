import { BrokenPicture } from '../file/brokenPicture.ts'
import { readBytes } from '../file/bytes.ts'

export interface PngParts {
  width: number
  height: number
  /** Bits of one sample. */
  depth: 1 | 2 | 4 | 8 | 16
  /** 0 grey, 2 colours, 3 palette, 4 grey with alpha, 6 colours with alpha. */
  colour: keyof typeof SAMPLES
  isInterlaced: boolean
  palette: Uint8Array
  /** Alpha of each colour of the palette. */
  alphas: Uint8Array
  /** The IDAT chunks' contents, put together. */
  packed: Uint8Array<ArrayBuffer>
}

/** Samples of a pixel. */
export const SAMPLES = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const
const DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

function isColour(value: number): value is PngParts['colour'] {
  return value in SAMPLES
}

function isDepth(value: number, colour: number): value is PngParts['depth'] {
  return DEPTHS[colour]?.includes(value) ?? false
}

/** The parts of a file that count for its pixels (PNG 1.2, 4.1). Checksums are not looked at. */
export function readChunks(file: Uint8Array): PngParts {
  const bytes = readBytes(file)
  const [depth, colour, isInterlaced] = [bytes.at(24), bytes.at(25), bytes.at(28) === 1]
  if (!isColour(colour) || !isDepth(depth, colour)) {
    throw new BrokenPicture('This kind of PNG is not read')
  }
  const none = new Uint8Array(0)
  const [width, height] = [bytes.long(16), bytes.long(20)]
  const parts: PngParts = {
    width,
    height,
    depth,
    colour,
    isInterlaced,
    palette: none,
    alphas: none,
    packed: none,
  }
  // One block that fills up: a million empty chunks would weigh far more as parts of a list.
  const packed = new Uint8Array(file.length)
  let size = 0
  for (let at = 33; at + 12 <= file.length; ) {
    const length = bytes.long(at)
    const kind = bytes.text(at + 4, 4)
    const content = file.subarray(at + 8, at + 8 + length)
    if (kind === 'PLTE') parts.palette = content
    else if (kind === 'tRNS' && colour === 3) parts.alphas = content
    else if (kind === 'IDAT') {
      packed.set(content, size)
      size += content.length
    } else if (kind === 'IEND') break
    at += 12 + length
  }
  return { ...parts, packed: packed.subarray(0, size) }
}
