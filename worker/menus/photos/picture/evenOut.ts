import { boxMean } from './boxMean.ts'
import { emptyGrey, type Grey } from './grey.ts'

/** Squares that the light is measured in; about two lines of text. */
const TILE = 24
/** Differences of lightness up to this many are grain of the paper and the camera. */
const GRAIN = 20

/** White paper whatever the light: the paper's lightness is measured square by square and taken out. */
export function evenOut(grey: Grey): Grey {
  const paper = paperLight(grey)
  const evened = emptyGrey(grey.width, grey.height)
  for (let i = 0; i < grey.pixels.length; i += 1) {
    const light = ((grey.pixels[i] ?? 0) / Math.max(16, paper[i] ?? 255)) * 240
    evened.pixels[i] = light > 255 ? 255 : light
  }
  return evened
}

export function inverted({ width, height, pixels }: Grey): Grey {
  return { width, height, pixels: pixels.map((light) => 255 - light) }
}

/**
 * Writing covers less than the paper does, so that it lies further from the mean of its neighbourhood: the sum of the
 * cubes of all differences has the sign of the writing.
 */
export function isLightOnDark(grey: Grey): boolean {
  const around = boxMean(grey, TILE / 2)
  let sum = 0
  for (let i = 0; i < grey.pixels.length; i += 1) {
    const difference = (grey.pixels[i] ?? 0) - (around[i] ?? 0)
    if (Math.abs(difference) > GRAIN) sum += difference ** 3
  }
  return sum > 0
}

/** What each pixel would be without writing: a high percentile of its square, smoothed over the squares beside it. */
function paperLight(grey: Grey): Uint8Array {
  const columns = Math.ceil(grey.width / TILE)
  const rows = Math.ceil(grey.height / TILE)
  const tiles = emptyGrey(columns, rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      tiles.pixels[row * columns + column] = tileLight(grey, column * TILE, row * TILE)
    }
  }
  const smooth: Grey = { width: columns, height: rows, pixels: boxMean(tiles, 1) }
  return stretched(smooth, grey.width, grey.height)
}

function tileLight(grey: Grey, left: number, top: number): number {
  const counts = new Uint16Array(256)
  const bottom = Math.min(grey.height, top + TILE)
  const right = Math.min(grey.width, left + TILE)
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const light = grey.pixels[y * grey.width + x] ?? 0
      counts[light] = (counts[light] ?? 0) + 1
    }
  }
  let rest = (bottom - top) * (right - left) * 0.25
  let light = 255
  while (light > 0 && rest > 0) {
    rest -= counts[light] ?? 0
    light -= 1
  }
  return light
}

/** Bilinear, from the middles of the squares. */
function stretched(tiles: Grey, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(tiles.height - 1, Math.max(0, y / TILE - 0.5))
    const top = Math.floor(down)
    const bottom = Math.min(tiles.height - 1, top + 1)
    for (let x = 0; x < width; x += 1) {
      const across = Math.min(tiles.width - 1, Math.max(0, x / TILE - 0.5))
      const left = Math.floor(across)
      const right = Math.min(tiles.width - 1, left + 1)
      const at = (row: number, column: number) => tiles.pixels[row * tiles.width + column] ?? 0
      const upper = at(top, left) + (at(top, right) - at(top, left)) * (across - left)
      const lower = at(bottom, left) + (at(bottom, right) - at(bottom, left)) * (across - left)
      pixels[y * width + x] = upper + (lower - upper) * (down - top)
    }
  }
  return pixels
}
