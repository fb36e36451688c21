import { describe, expect, it } from 'vitest'
import { emptyGrey, type Grey } from './grey.ts'
import { findWriting } from './letters.ts'
import type { Spot } from './spots.ts'
import { findStrips } from './strips.ts'

type Box = readonly [left: number, top: number, width: number, height: number]

/** Dark boxes on white paper. */
function pictureOf(boxes: readonly Box[]): Grey {
  const grey = emptyGrey(700, 300)
  grey.pixels.fill(240)
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      grey.pixels.fill(20, y * grey.width + left, y * grey.width + left + width)
    }
  }
  return grey
}

/** Letters of a word, no two in a row equally wide, standing on the row `y`. */
const word = (x: number, y: number, count: number): Box[] =>
  Array.from({ length: count }, (_, i) => [x + i * 18, y - 20, 8 + (i % 3) * 3, 20])

const row = (x: number, y: number, step: number, count: number, width: number, height: number) =>
  Array.from({ length: count }, (_, i): Box => [x + i * step, y - height, width, height])

const isIn = ({ left, bottom }: Spot, [x, y, width, height]: Box) =>
  left >= x - 3 && left < x + width && bottom >= y && bottom < y + height + 3

describe('what leads to a price', () => {
  it.each([
    ['dots', row(200, 98, 14, 20, 6, 6)],
    ['small dots close together', row(200, 98, 7, 40, 3, 3)],
    ['dots in the middle of the line', row(200, 90, 16, 18, 8, 8)],
    ['dashes', row(200, 92, 26, 10, 14, 3)],
    ['three dots', row(200, 98, 12, 3, 5, 5)],
    ['a line', row(200, 98, 0, 1, 300, 2)],
  ])('is no writing: %s', (_, leader) => {
    const writing = findWriting(pictureOf([...word(20, 100, 9), ...leader, ...word(560, 100, 4)]))
    expect(writing.letters).toHaveLength(13)
    for (const box of leader) {
      expect(
        [...writing.lines].some((spot) => isIn(spot, box)),
        String(box),
      ).toBe(true)
    }
  })

  it('is no frame either', () => {
    const frame = [...row(5, 12, 0, 1, 690, 3), ...row(5, 290, 0, 1, 690, 3)]
    const sides = [...row(5, 290, 0, 1, 3, 280), ...row(692, 290, 0, 1, 3, 280)]
    const { letters, lines } = findWriting(pictureOf([...frame, ...sides, ...word(20, 100, 9)]))
    expect(letters).toHaveLength(9)
    expect(lines.size).toBe(1)
  })

  it('is not made of letters that are alike', () => {
    const alike = row(200, 100, 15, 8, 11, 16)
    expect(findWriting(pictureOf([...word(20, 100, 9), ...alike])).letters).toHaveLength(17)
  })
})

describe('a price of one digit', () => {
  const names = [60, 120, 180, 240].flatMap((y) => word(20, y, 9))
  const prices = [...word(600, 60, 2), ...word(600, 120, 2), ...word(600, 240, 2)]
  const digit: Box = [601, 160, 11, 20]

  it('is a strip where others stand below each other', () => {
    const strips = findStrips(findWriting(pictureOf([...names, ...prices, digit])))
    expect(strips).toHaveLength(8)
  })

  it('is none on its own', () => {
    const strips = findStrips(findWriting(pictureOf([...names, digit])))
    expect(strips).toHaveLength(4)
  })
})
