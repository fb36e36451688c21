import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'
import pngDecoder from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm?module'
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.wasm'
import { describe, expect, it } from 'vitest'
import { emptyGrey, type Grey } from '../reader/photos/picture/grey.ts'
import { decodePicture, encodePicture } from './codecs.ts'
import { BrokenPicture } from './file/brokenPicture.ts'
import { readHeader } from './file/header.ts'
import { withExif } from './testing/exif.ts'
import { chunk, makePng, packZeros } from './testing/makePng.ts'
import { menuPhoto } from './testing/menuPhoto.ts'

const codecs = { jpegDecoder, jpegEncoder, pngDecoder, webpDecoder }

async function decode(file: Uint8Array): Promise<Grey> {
  const header = readHeader(file)
  if (header === null) throw new Error('No picture')
  return await decodePicture(file, header, codecs)
}

/** A picture with a light upper and a dark lower half. */
function halves(): Grey {
  const grey = emptyGrey(40, 20)
  grey.pixels.fill(220, 0, 400)
  return grey
}

describe('a picture', () => {
  it('survives being written as a JPEG and read', async () => {
    const { width, height, pixels } = await decode(await encodePicture(halves(), codecs))
    expect([width, height]).toEqual([40, 20])
    expect(Math.abs((pixels[0] ?? 0) - 220)).toBeLessThan(4)
    expect(pixels[799]).toBeLessThan(4)
  })

  it('is upright, however the camera was held', async () => {
    const jpeg = await encodePicture(halves(), codecs)
    const turned = await decode(withExif(jpeg, 6, 'nowhere'))
    expect([turned.width, turned.height]).toEqual([20, 40])
    expect(turned.pixels[0]).toBeLessThan(4)
    expect(turned.pixels[19]).toBeGreaterThan(200)
  })

  it('is decoded from a PNG, with transparent parts as white paper', async () => {
    const png = await makePng([{ filter: 0, bytes: [10, 20, 30] }])
    expect([...(await decode(png)).pixels]).toEqual([10, 20, 30])
    const clear = (await makePng([{ filter: 0, bytes: [0, 0, 0, 0] }])).slice()
    const colours = Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0)
    clear.set(chunk('IHDR', colours), 8)
    expect([...(await decode(clear)).pixels]).toEqual([255])
  })

  it('is refused when its rows have an unknown filter', async () => {
    const png = await makePng([{ filter: 9, bytes: [1] }])
    await expect(decode(png)).rejects.toThrow(BrokenPicture)
  })

  it.each(['iCCP', 'zTXt'])(
    'is refused, or read without what it packs besides: %s',
    async (kind) => {
      const png = await makePng([{ filter: 0, bytes: [7] }])
      const name = new TextEncoder().encode('x\0\0')
      const bomb = chunk(kind, Uint8Array.from([...name, ...(await packZeros(100_000_000))]))
      const file = Uint8Array.from([...png.subarray(0, 33), ...bomb, ...png.subarray(33)])
      const outcome = await decode(file).catch((error: unknown) => error)
      if (outcome instanceof BrokenPicture) return
      expect(outcome).toMatchObject({ width: 1, height: 1, pixels: Uint8Array.of(7) })
    },
  )

  it('is at worst refused when some of its bytes are wrong', async () => {
    for (let seed = 1; seed < 30; seed += 1) {
      const wrong = menuPhoto.slice()
      for (let i = 0; i < 20; i += 1) {
        wrong[200 + ((seed * 7919 + i * 104_729) % (wrong.length - 200))] = seed * i
      }
      const header = readHeader(wrong)
      if (header === null || header.width * header.height > 2_000_000) continue
      try {
        await decodePicture(wrong, header, codecs)
      } catch (error) {
        expect(error).toBeInstanceOf(BrokenPicture)
      }
    }
    expect((await decode(menuPhoto)).width).toBe(620)
  })
})
