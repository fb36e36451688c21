import { BrokenPicture } from '../file/brokenPicture.ts'
import { emptyGrey, type Grey } from '../picture/grey.ts'
import { factorsOf, inverse } from './inverse.ts'
import type { Frame, Tables } from './segments.ts'

/** Reads a block's coefficients into `block` from `at`. */
type Reading = (block: Int16Array, at: number) => void

/** The first component of a frame, which is its lightness, on the way to pixels. */
export interface Light {
  frame: Frame
  /** Takes a block of this or of another component, whose coefficients are read and forgotten. */
  readBlock(isLight: boolean, x: number, y: number, read: Reading, tables: Tables): void
  finish(tables: Tables): Grey
}

export function startLight(frame: Frame): Light {
  return frame.isProgressive ? keepCoefficients(frame) : developAtOnce(frame)
}

function factors({ components }: Frame, { quantisation }: Tables): Float32Array {
  const table = quantisation[components[0]?.quantisation ?? 0]
  if (table === undefined) throw new BrokenPicture('A table is missing')
  return factorsOf(table)
}

const tile = new Uint8Array(64)

function putTile({ width, height, pixels }: Grey, x: number, y: number): void {
  const wide = Math.min(8, width - x * 8)
  const high = Math.min(8, height - y * 8)
  for (let row = 0; row < high; row += 1) {
    const to = (y * 8 + row) * width + x * 8
    for (let column = 0; column < wide; column += 1) {
      pixels[to + column] = tile[row * 8 + column] ?? 0
    }
  }
}

/** Baseline: each block comes once and whole. */
function developAtOnce(frame: Frame): Light {
  const grey = emptyGrey(frame.width, frame.height)
  const block = new Int16Array(64)
  let scaled: Float32Array | null = null
  return {
    frame,
    readBlock(isLight, x, y, read, tables) {
      if (isLight) block.fill(0)
      read(block, 0)
      if (!isLight) return
      scaled ??= factors(frame, tables)
      inverse(block, 0, scaled, tile, 0, 8)
      putTile(grey, x, y)
    },
    finish: () => grey,
  }
}

/** Progressive: coefficients grow scan by scan, and take two bytes a pixel until the end. */
function keepCoefficients(frame: Frame): Light {
  const { width, height, mostAcross, mostDown } = frame
  const across = Math.ceil(width / 8 / mostAcross) * mostAcross
  const down = Math.ceil(height / 8 / mostDown) * mostDown
  const coefficients = new Int16Array(across * down * 64)
  const other = new Int16Array(64)
  return {
    frame,
    readBlock(isLight, x, y, read) {
      if (isLight) read(coefficients, (y * across + x) * 64)
      else read(other, 0)
    },
    finish(tables) {
      const scaled = factors(frame, tables)
      const grey = emptyGrey(width, height)
      for (let y = 0; y * 8 < height; y += 1) {
        for (let x = 0; x * 8 < width; x += 1) {
          inverse(coefficients, (y * across + x) * 64, scaled, tile, 0, 8)
          putTile(grey, x, y)
        }
      }
      return grey
    },
  }
}
