import { expect, it } from 'vitest'
import type { Grey } from './grey.ts'
import { level } from './level.ts'

/** Pairs of dark specks, each pair far from the next. */
function specks(): Grey {
  const grey: Grey = { width: 700, height: 500, pixels: new Uint8Array(700 * 500).fill(240) }
  const speck = (left: number, top: number) => {
    for (let y = top; y < top + 20; y += 1) {
      grey.pixels.fill(20, y * grey.width + left, y * grey.width + left + 10)
    }
  }
  for (let y = 40; y < 460; y += 90) {
    for (let x = 40; x < 640; x += 120) {
      speck(x, y)
      speck(x + 16, y)
    }
  }
  return grey
}

it('finds no writing where specks stand on no line', () => {
  expect(level(specks())).toBeNull()
})
