import { emptyGrey, type Grey } from '../picture/grey.ts'
import { type PngParts, readChunks, SAMPLES } from './chunks.ts'
import { readRows } from './rows.ts'

/** Where the pixels of each pass of an interlaced picture stand: first column and row, and the steps between them. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** The lightness of a PNG on white paper, row by row, so that nothing but the outcome is held. */
export async function decodePng(file: Uint8Array): Promise<Grey> {
  const parts = readChunks(file)
  const { width, height, depth, colour } = parts
  const grey = emptyGrey(width, height)
  const bits = depth * SAMPLES[colour]
  const lightOf = lightReader(parts)
  const rows = readRows(parts.packed)
  try {
    for (const [left, top, across, down] of parts.isInterlaced ? PASSES : [[0, 0, 1, 1] as const]) {
      const count = Math.ceil((width - left) / across)
      if (count <= 0) continue
      rows.startOver()
      for (let y = top; y < height; y += down) {
        const row = await rows.next(Math.ceil((count * bits) / 8), Math.max(1, bits >> 3))
        for (let i = 0; i < count; i += 1) {
          grey.pixels[y * width + left + i * across] = lightOf(row, i)
        }
      }
    }
    return grey
  } finally {
    await rows.close()
  }
}

type LightReader = (row: Uint8Array, pixel: number) => number

const lightness = (red: number, green: number, blue: number): number =>
  red * 0.299 + green * 0.587 + blue * 0.114
const onWhite = (light: number, alpha: number): number => 255 + ((light - 255) * alpha) / 255

function lightReader({ depth, colour, palette, alphas }: PngParts): LightReader {
  const wide = depth === 16 ? 2 : 1
  const at = (row: Uint8Array, pixel: number, samples: number, sample: number) =>
    row[(pixel * samples + sample) * wide] ?? 0
  if (colour === 2) {
    return (row, i) => lightness(at(row, i, 3, 0), at(row, i, 3, 1), at(row, i, 3, 2))
  }
  if (colour === 4) return (row, i) => onWhite(at(row, i, 2, 0), at(row, i, 2, 1))
  if (colour === 6) {
    return (row, i) =>
      onWhite(lightness(at(row, i, 4, 0), at(row, i, 4, 1), at(row, i, 4, 2)), at(row, i, 4, 3))
  }
  if (colour === 0 && depth >= 8) return (row, i) => at(row, i, 1, 0)
  const most = 2 ** depth - 1
  const sample = (row: Uint8Array, i: number) => {
    const bit = i * depth
    return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most
  }
  if (colour === 0) return (row, i) => (sample(row, i) * 255) / most
  const lights = Array.from({ length: Math.min(palette.length / 3, 256) }, (_, i) => {
    const light = lightness(palette[i * 3] ?? 0, palette[i * 3 + 1] ?? 0, palette[i * 3 + 2] ?? 0)
    return onWhite(light, alphas[i] ?? 255)
  })
  return (row, i) => lights[sample(row, i)] ?? 255
}
