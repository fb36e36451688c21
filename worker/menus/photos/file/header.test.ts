import { describe, expect, it } from 'vitest'
import { pngOf } from '../testing/makePng.ts'
import { menuPhoto } from '../testing/menuPhoto.ts'
import { readHeader } from './header.ts'

const text = (content: string) => [...new TextEncoder().encode(content)]

function webp(...chunks: [kind: string, content: number[]][]): Uint8Array {
  const bytes = chunks.flatMap(([kind, content]) => [
    ...text(kind),
    ...[content.length, 0, 0, 0],
    ...content,
    ...(content.length % 2 === 1 ? [0] : []),
  ])
  return Uint8Array.from([...text('RIFF'), 0, 0, 0, 0, ...text('WEBP'), ...bytes])
}

describe('the header of a picture', () => {
  it('gives type and size', () => {
    const size = { width: 620, height: 420 }
    expect(readHeader(menuPhoto)).toEqual({ type: 'jpeg', ...size })
    expect(readHeader(pngOf(620, 420, new Uint8Array(9)))).toEqual({ type: 'png', ...size })
    const lossy = [0, 0, 0, 0x9d, 0x01, 0x2a, 0x6c, 0x02, 0xa4, 0x01]
    expect(readHeader(webp(['VP8 ', lossy]))).toEqual({ type: 'webp', ...size })
    const bits = 619 + 419 * 0x4000
    const lossless = [0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >> 24]
    expect(readHeader(webp(['VP8L', lossless]))).toEqual({ type: 'webp', ...size })
  })

  it('gives the larger of two different sizes', () => {
    const canvas = [0, 0, 0, 0, 9, 0, 0, 9, 0, 0]
    const picture = [0, 0, 0, 0x9d, 0x01, 0x2a, 0x00, 0x20, 0x05, 0x00]
    const header = readHeader(webp(['VP8X', canvas], ['VP8 ', picture]))
    expect([header?.width, header?.height]).toEqual([8192, 10])
  })

  it('is missing in a file that only resembles a picture', () => {
    for (const content of ['', 'BM', 'GIF89a', '<svg/>', '\u0089PNG', 'RIFF1234WEBP', '%PDF-1.7']) {
      expect(readHeader(Uint8Array.from(text(content))), content).toBeNull()
    }
    for (const length of [2, 3, 4, 20, 100])
      expect(readHeader(menuPhoto.slice(0, length))).toBeNull()
  })
})
