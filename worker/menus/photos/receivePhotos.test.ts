import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../contract/durations.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import { call } from '../../testing/accounts.ts'
import { resultOf } from '../../testing/editing.ts'
import { endlessBody } from '../../testing/fakeInternet.ts'
import { makePerson } from '../../testing/people.ts'
import { storedKeys } from '../../testing/photos.ts'
import { request } from '../../testing/request.ts'
import { makePng, packZeros, pngOf } from './testing/makePng.ts'
import { menuPhoto } from './testing/menuPhoto.ts'
import { beta, upload } from './testing/upload.ts'

const UPLOAD = '/api/restaurant_builder/upload'
const text = (content: string) => new TextEncoder().encode(content)

/** How many photos of anybody are in the table and in the bucket. */
async function countStored(): Promise<{ rows: number | null; objects: number }> {
  const rows = await env.DB.prepare('SELECT count(*) AS n FROM menu_photos').first<number>('n')
  return { rows, objects: (await env.PHOTOS.list()).objects.length }
}

async function message(answer: Response): Promise<string | undefined> {
  return (await answer.json<ErrorBody>()).errors[0]?.msg
}

describe('an invalid upload', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const tooMany = 'At most 5 photos at once'
  const notOne = 'This is not a JPEG, PNG or WebP picture'
  const large = 'A picture may have at most 2 megapixels; make it smaller'
  const damaged = 'A picture is damaged or incomplete'

  const cases: [what: string, files: () => Promise<Uint8Array[]> | Uint8Array[], msg: string][] = [
    ['text', () => [text('Lentil Stew 9.50')], notOne],
    ['an SVG', () => [text(svg)], notOne],
    ['a web page that begins like a GIF', () => [text(`GIF89a<html>${svg}`)], notOne],
    ['nothing', () => [new Uint8Array(0)], notOne],
    ['a signature alone', () => [menuPhoto.slice(0, 3)], notOne],
    ['an SVG behind the signature of a PNG', () => [pngLike(svg)], notOne],
    ['a PNG of 65,535 × 65,535', () => [pngOf(65_535, 65_535, new Uint8Array(9))], large],
    ['a JPEG of 65,535 × 65,535', () => [jpegHead(65_535, 65_535)], large],
    ['a WebP of 16,383 × 16,383', () => [webpHead(16_383, 16_383)], large],
    [
      'a PNG of one very long row',
      async () => [pngOf(2_000_000, 1, await packZeros(2_000_001))],
      'A picture may be at most 20,000 pixels wide or high',
    ],
    ['a photo as a camera makes it', () => [jpegHead(4000, 3000)], large],
    ['one row too many', () => [webpHead(2000, 1001)], large],
    ['a JPEG that goes over its picture for ever', () => [withScans(menuPhoto, 5000)], damaged],
    ['a JPEG that is cut off', () => [menuPhoto.slice(0, menuPhoto.length / 2)], damaged],
    ['a head without a picture', () => [jpegHead(100, 100)], damaged],
    ['a JPEG that ends in its own preview', () => [withPreview(menuPhoto)], damaged],
    ['a WebP without a picture', () => [webpHead(100, 100)], damaged],
    [
      'a PNG that unpacks to more than any picture',
      async () => [pngOf(40, 40, await packZeros(100_000_000))],
      damaged,
    ],
    ['a PNG with too few rows', async () => [pngOf(100, 100, await packZeros(500))], damaged],
    [
      'eleven megabytes',
      () => [new Uint8Array(11 * 1024 * 1024)],
      'A picture may be at most 10 MB',
    ],
    ['six photos', () => Array.from({ length: 6 }, () => menuPhoto), tooMany],
    ['a photo and a text', () => [menuPhoto, text('and more')], notOne],
    ['no photo', () => [], 'Choose at least one photo'],
  ]

  it.each(cases)('%s is refused in words, and leaves nothing behind', async (_, files, msg) => {
    const before = await countStored()
    const answer = await upload(await files(), await beta())
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await message(answer)).toBe(msg)
    expect(await countStored()).toEqual(before)
  })

  it('stores only the pixels of a file that is also something else', async () => {
    const by = await beta()
    const polyglot = Uint8Array.from([...menuPhoto, ...text(`PK\x03\x04<script>${svg}`)])
    expect((await upload([polyglot], by)).status).toBe(200)
    const [key = ''] = await storedKeys(by)
    const stored = await (await env.PHOTOS.get(key))?.text()
    expect(stored?.includes('<script>')).toBe(false)
  })

  it('is refused with a message when it is no form', async () => {
    const by = await beta()
    expect(await resultOf(call('POST', UPLOAD, { by, body: {} }))).toBe('415 wrong_type')
  })

  const part = '--X\r\nContent-Disposition: form-data; name="image"\r\n\r\nphoto'
  it.each([
    ['half a form', 'multipart/form-data; boundary=X', part, '400 invalid'],
    ['a form with another boundary', 'multipart/form-data; boundary=Y', part, '400 invalid'],
    ['a form without its boundary', 'multipart/form-data', part, '415 wrong_type'],
    ['a boundary of nothing', 'multipart/form-data; boundary=', part, '400 invalid'],
    ['no body', 'multipart/form-data; boundary=X', '', '400 invalid'],
    [
      'a part with an endless head',
      'multipart/form-data; boundary=X',
      `--X\r\nx: ${'y'.repeat(100_000)}\r\n\r\n--X--`,
      '400 invalid',
    ],
  ])('says so when it is %s', async (_, type, body, result) => {
    const by = await beta()
    const headers = { 'x-auth-token': by.token, 'content-type': type }
    expect(await resultOf(request(UPLOAD, { method: 'POST', headers, body }))).toBe(result)
  })

  it('is refused before reading a byte when the caller may not upload', async () => {
    const { body, taken } = endlessBody(new Uint8Array(1024))
    for (const by of [null, await makePerson()]) {
      const headers = {
        'content-type': 'multipart/form-data; boundary=X',
        ...(by && { 'x-auth-token': by.token }),
      }
      const answer = await request(UPLOAD, { method: 'POST', headers, body })
      expect(answer.status).toBe(by === null ? 401 : 403)
    }
    expect(taken()).toBeLessThan(3)
  })

  it('counts photos of a day', async () => {
    const by = await beta()
    const now = Date.now()
    await env.DB.prepare('INSERT INTO counters VALUES (?1, 200, ?2, ?3)')
      .bind(`photos-day:${by.id}`, now, now + DAY_MS)
      .run()
    const before = await countStored()
    const answer = await upload([menuPhoto], by, { LIMITS: 'on' })
    expect(answer.status).toBe(429)
    expect(await countStored()).toEqual(before)
  })

  it('leaves nothing behind when the bucket fails', async () => {
    const by = await beta()
    const rows = [{ filter: 0, bytes: [1, 2, 3] }]
    const before = await countStored()
    let puts = 0
    const fail = () => Promise.reject(new Error('R2 is down'))
    const PHOTOS = new Proxy(env.PHOTOS, {
      get(bucket, name) {
        const method = Reflect.get(bucket, name)
        if (name === 'put') puts += 1
        return puts > 1 && name === 'put' ? fail : method.bind(bucket)
      },
    })
    const answer = await upload([await makePng(rows), await makePng(rows)], by, { PHOTOS })
    expect(answer.status).toBe(500)
    expect(await countStored()).toEqual(before)
  })
})

function pngLike(content: string): Uint8Array {
  return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...text(content)])
}

function jpegHead(width: number, height: number): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  return Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0, 0xff, 0xd9)
}

/** Adds empty scans before the picture's own. */
function withScans(jpeg: Uint8Array, count: number): Uint8Array {
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]
  const at = jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === 0xda)
  const scans = Array.from({ length: count }, () => scan).flat()
  return Uint8Array.from([...jpeg.subarray(0, at), ...scans, ...jpeg.subarray(at)])
}

/** Half a picture with a complete preview in it, as cameras add. */
function withPreview(jpeg: Uint8Array): Uint8Array {
  const preview = [0xff, 0xe1, 0, 6, 0xff, 0xda, 0xff, 0xd9]
  return Uint8Array.from([...jpeg.subarray(0, 2), ...preview, ...jpeg.slice(2, jpeg.length / 2)])
}

function webpHead(width: number, height: number): Uint8Array {
  const size = [width & 255, width >> 8, height & 255, height >> 8]
  const frame = [0, 0, 0, 0x9d, 0x01, 0x2a, ...size]
  return Uint8Array.from([
    ...text('RIFF'),
    ...[22, 0, 0, 0],
    ...text('WEBPVP8 '),
    ...[10, 0, 0, 0],
    ...frame,
  ])
}
