import { describe, expect, it } from 'vitest'
import { BrokenPicture } from '../file/brokenPicture.ts'
import { chunk, makePng, pngOf } from '../testing/makePng.ts'
import { decodePng } from './decodePng.ts'

describe('a PNG', () => {
  it('is decoded whichever way its rows were filtered', async () => {
    const png = await makePng([
      { filter: 0, bytes: [10, 20, 30] },
      { filter: 1, bytes: [10, 10, 10] },
      { filter: 2, bytes: [1, 1, 1] },
      { filter: 3, bytes: [5, 5, 5] },
      { filter: 4, bytes: [2, 2, 2] },
    ])
    const { width, height, pixels } = await decodePng(png)
    expect([width, height]).toEqual([3, 5])
    expect([...pixels]).toEqual([10, 20, 30, 10, 20, 30, 11, 21, 31, 10, 20, 30, 12, 22, 32])
  })

  it('may have colours, see-through ones on white paper', async () => {
    const colours = await makePng([{ filter: 0, bytes: Array(4).fill(0) }])
    const png = asColours(colours)
    const { pixels } = await decodePng(png)
    expect([...pixels]).toEqual([255])
  })

  it('may come in as many pieces as it likes', async () => {
    const png = await makePng([{ filter: 0, bytes: [10, 20, 30] }])
    const { pixels } = await decodePng(inPieces(png, 100_000))
    expect([...pixels]).toEqual([10, 20, 30])
  })

  it('is refused when rows are missing or are filtered in no known way', async () => {
    await expect(decodePng(pngOf(9, 9, new Uint8Array(0)))).rejects.toThrow(BrokenPicture)
    const png = await makePng([{ filter: 9, bytes: [1] }])
    await expect(decodePng(png)).rejects.toThrow(BrokenPicture)
  })

  it('is refused with a depth that no PNG has', async () => {
    const png = (await makePng([{ filter: 0, bytes: [1] }])).slice()
    png[24] = 3
    await expect(decodePng(png)).rejects.toThrow(BrokenPicture)
  })
})

/** A row of four grey pixels is one of red, green, blue and alpha. */
function asColours(png: Uint8Array): Uint8Array {
  const changed = png.slice()
  changed[19] = 1
  changed[25] = 6
  return changed
}

/** The packed rows byte by byte in chunks of their own, with so many empty ones before each. */
function inPieces(png: Uint8Array, empty: number): Uint8Array {
  const packed = png.subarray(41, png.length - 16)
  const none = chunk('IDAT', new Uint8Array(0))
  const gap = new Uint8Array(none.length * empty)
  for (let at = 0; at < gap.length; at += none.length) gap.set(none, at)
  const pieces = [...packed].flatMap((byte) => [...chunk('IDAT', Uint8Array.of(byte))])
  return Uint8Array.from([...png.subarray(0, 33), ...gap, ...pieces, ...png.subarray(-12)])
}
