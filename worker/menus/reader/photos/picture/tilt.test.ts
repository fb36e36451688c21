import { describe, expect, it } from 'vitest'
import { emptyGrey, type Grey } from './grey.ts'
import { findWriting } from './letters.ts'
import type { Spot } from './spots.ts'
import { findTilt, straighten, type Tilt } from './tilt.ts'

const SIZE = { width: 1000, height: 1000 }

/** Letters on lines with this tilt, as a camera would see them; no two in a row are equally wide. */
function lettersOn({ slope, fan }: Tilt): Spot[] {
  const letters: Spot[] = []
  for (let line = -420; line <= 420; line += 60) {
    for (let x = -400; x <= 400; x += 17) {
      const y = line * (1 + fan * x) + slope * x
      const [left, bottom] = [Math.round(x + 500), Math.round(y + 500)]
      letters.push({
        left,
        top: bottom - 12,
        right: left + 6 + (letters.length % 3) * 3,
        bottom,
        area: 130,
      })
    }
  }
  return letters
}

/** Black boxes on grey paper. */
function pictureOf(letters: readonly Spot[]): Grey {
  const grey = emptyGrey(SIZE.width, SIZE.height)
  grey.pixels.fill(200)
  for (const { left, top, right, bottom } of letters) {
    for (let y = Math.max(0, top); y <= Math.min(999, bottom); y += 1) {
      grey.pixels.fill(20, y * 1000 + left, y * 1000 + right)
    }
  }
  return grey
}

describe('the tilt of lines', () => {
  it.each([
    { slope: 0, fan: 0 },
    { slope: 0.1, fan: 0 },
    { slope: -0.17, fan: 0 },
    { slope: 0, fan: 0.0002 },
    { slope: 0.08, fan: -0.00015 },
  ])('is found: %o', (tilt) => {
    const found = findTilt(lettersOn(tilt), SIZE)
    expect(Math.abs(found.slope - tilt.slope)).toBeLessThan(0.006)
    expect(Math.abs(found.fan - tilt.fan)).toBeLessThan(0.000_02)
  })

  it('is gone from the straightened picture', () => {
    const picture = pictureOf(lettersOn({ slope: 0.08, fan: 0.0001 }))
    const tilt = findTilt(findWriting(picture).letters, SIZE)
    const whole = { left: 0, top: 0, right: 1000, bottom: 1000 }
    const level = straighten(picture, SIZE, tilt, whole)
    const rest = findTilt(findWriting(level).letters, SIZE)
    expect(Math.abs(rest.slope)).toBeLessThan(0.004)
    expect(Math.abs(rest.fan)).toBeLessThan(0.000_02)
  })
})
