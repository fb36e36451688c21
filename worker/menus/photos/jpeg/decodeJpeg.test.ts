import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'
import encode, { init } from '@jsquash/jpeg/encode.js'
import { describe, expect, it } from 'vitest'
import { withModule } from '../codecs.ts'
import { BrokenPicture } from '../file/brokenPicture.ts'
import { emptyGrey, type Grey, toRgba } from '../picture/grey.ts'
import { menuPhoto } from '../testing/menuPhoto.ts'
import { decodeJpeg } from './decodeJpeg.ts'

/** Waves of several lengths; its sides are no multiples of a block. */
function waves(): Grey {
  const grey = emptyGrey(101, 67)
  for (let i = 0; i < grey.pixels.length; i += 1) {
    const [x, y] = [i % grey.width, Math.floor(i / grey.width)]
    grey.pixels[i] = 128 + 60 * Math.sin(x / 7) + 50 * Math.cos((x + y * y) / 40)
  }
  return grey
}

async function jpegOf(grey: Grey, options: Parameters<typeof encode>[1]): Promise<Uint8Array> {
  await init(withModule(jpegEncoder))
  const { width, height } = grey
  const image = { data: toRgba(grey), width, height, colorSpace: 'srgb' as const }
  return new Uint8Array(await encode(image, { quality: 95, ...options }))
}

function meanDifference(one: Grey, other: Grey): number {
  const sum = one.pixels.reduce(
    (total, light, i) => total + Math.abs(light - (other.pixels[i] ?? 0)),
    0,
  )
  return sum / one.pixels.length
}

describe('a JPEG', () => {
  it.each([
    ['baseline', { progressive: false }],
    ['progressive', { progressive: true }],
    ['grey', { progressive: false, color_space: 1 }],
    ['grey and progressive', { progressive: true, color_space: 1 }],
    ['with full colours', { progressive: true, auto_subsample: false, chroma_subsample: 1 }],
  ])('is decoded to its lightness: %s', async (_, options) => {
    const decoded = decodeJpeg(await jpegOf(waves(), options))
    expect([decoded.width, decoded.height]).toEqual([101, 67])
    expect(meanDifference(decoded, waves())).toBeLessThan(2)
  })

  it('is refused wherever it is cut off', async () => {
    const whole = await jpegOf(waves(), { progressive: true })
    for (const share of [0.1, 0.3, 0.5, 0.7]) {
      const part = whole.slice(0, whole.length * share)
      expect(() => decodeJpeg(part), String(share)).toThrow(BrokenPicture)
    }
  })

  it('is refused when a scan names its component again and again', async () => {
    const whole = await jpegOf(waves(), { progressive: true, color_space: 1 })
    const scan = whole.findIndex((byte, i) => byte === 0xff && whole[i + 1] === 0xda)
    const repeated = [0xff, 0xda, 0, 6 + 2 * 200, 200, ...Array(200).fill([1, 0]).flat(), 0, 0, 0]
    repeated[2] = (6 + 2 * 200) >> 8
    repeated[3] = (6 + 2 * 200) & 255
    const wrong = Uint8Array.from([
      ...whole.subarray(0, scan),
      ...repeated,
      ...whole.slice(scan + 10),
    ])
    expect(() => decodeJpeg(wrong)).toThrow('too many components')
  })

  it('never does worse than being refused when bytes of it are wrong', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const wrong = menuPhoto.slice()
      for (let i = 0; i < 20; i += 1) wrong[(seed * 7919 + i * 104_729) % wrong.length] = seed * i
      try {
        decodeJpeg(wrong)
      } catch (error) {
        expect(error).toBeInstanceOf(BrokenPicture)
      }
    }
  })
})
