import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../contract/errors.ts'
import { type BuilderAnswer, NDJSON, type PhotoNews } from '../../contract/restaurants/builder.ts'
import { call } from '../../testing/accounts.ts'
import { resultOf } from '../../testing/editing.ts'
import { endlessBody } from '../../testing/fakeInternet.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { sweepPhotos } from './sweep.ts'
import { exifBlock, withExif } from './testing/exif.ts'
import { chunk, makePng, packZeros, pngOf } from './testing/makePng.ts'
import { menuPhoto } from './testing/menuPhoto.ts'
import { upload } from './testing/upload.ts'

const DAY_MS = 86_400_000
const UPLOAD = '/api/restaurant_builder/upload'
const text = (content: string) => new TextEncoder().encode(content)
const beta = () => makePerson({ roles: ['beta'] })

async function storedKeys(by: Person): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT key FROM menu_photos WHERE user_id = ?1')
    .bind(by.id)
    .all<{ key: string }>()
  return results.map(({ key }) => key)
}

/** How many photos there are in both places, whoever's they are. */
async function countStored(): Promise<{ rows: number | null; objects: number }> {
  const rows = await env.DB.prepare('SELECT count(*) AS n FROM menu_photos').first<number>('n')
  return { rows, objects: (await env.PHOTOS.list()).objects.length }
}

/** Stands for the binding, of which only this is used. */
function modelThat(run: () => Promise<{ response: string }>): Ai {
  return { run } as unknown as Ai
}

async function newsOf(answer: Response): Promise<PhotoNews[]> {
  const lines = new TextDecoder()
    .decode(await answer.arrayBuffer())
    .trimEnd()
    .split('\n')
  return lines.map((line): PhotoNews => JSON.parse(line))
}

async function message(answer: Response): Promise<string | undefined> {
  return (await answer.json<ErrorBody>()).errors[0]?.msg
}

describe('a photo of a menu', () => {
  it('is read, judged and stored without what it said of its place', async () => {
    const by = await beta()
    const photo = withExif(menuPhoto, 1, 'GPS 42.36 -71.06')
    const answer = await upload([photo], by)
    expect(answer.status).toBe(200)
    const { predictedOptions, menu, source } = await answer.json<BuilderAnswer>()
    const [notVegan, vegan] = predictedOptions.map((items) => items.map(({ option }) => option))
    expect(vegan).toEqual(['Lentil Stew', 'Tofu Curry'])
    expect(notVegan).toEqual(['Beef Burger'])
    expect(source).toBe('photos')
    expect(menu).toContain('Coconut milk, rice, basil')

    const [key = '', ...others] = await storedKeys(by)
    expect(others).toEqual([])
    expect(key).toMatch(/^[\w-]{22}$/)
    const object = await env.PHOTOS.get(key)
    const stored = await object?.text()
    expect(stored?.includes('JFIF')).toBe(true)
    expect(stored?.includes('GPS')).toBe(false)
    expect(stored?.includes('Exif')).toBe(false)
  })

  it.each([
    ['PNG', () => pngWithNotes('GPS 42.36 -71.06')],
    ['WebP', () => webpWithNotes('GPS 42.36 -71.06')],
  ])('loses what a %s says besides its pixels', async (_, make) => {
    const by = await beta()
    const photo = await make()
    expect(new TextDecoder('latin1').decode(photo)).toContain('GPS')
    expect((await upload([photo], by)).status).toBe(200)
    const [key = ''] = await storedKeys(by)
    const stored = await (await env.PHOTOS.get(key))?.text()
    expect(stored?.includes('JFIF')).toBe(true)
    expect(stored?.includes('GPS')).toBe(false)
  })

  it('tells how far it is, line by line, to who asks for that', async () => {
    const answer = await upload([menuPhoto, menuPhoto], await beta(), {}, NDJSON)
    expect(answer.headers.get('content-type')).toBe(NDJSON)
    const news = await newsOf(answer)
    const progress = news.flatMap((one) => ('progress' in one ? [one.progress] : []))
    expect(progress[0]).toEqual({ photo: 1, of: 2, read: 0, lines: 0 })
    expect(progress.some(({ photo, read }) => photo === 1 && read > 0)).toBe(true)
    expect(progress.at(-1)).toMatchObject({ photo: 2, of: 2 })
    for (const { read, lines } of progress) expect(read).toBeLessThanOrEqual(lines)
    expect(news.at(-1)).toMatchObject({ answer: { source: 'photos' } })
    expect(news.length).toBe(progress.length + 1)
  })

  it('is refused with its status also for who asks for lines', async () => {
    const by = await beta()
    expect((await upload([text('no picture')], by, {}, NDJSON)).status).toBe(415)
  })

  it('says in the last line why a reading failed after it began', async () => {
    const by = await beta()
    const ASSETS = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher
    const news = await newsOf(await upload([menuPhoto], by, { ASSETS }, NDJSON))
    const msg = 'Something went wrong on our side. Please try again.'
    expect(news).toEqual([{ failed: { status: 500, errors: [{ code: 'internal', msg }] } }])
    expect(await storedKeys(by)).toEqual([])
  })

  it('is an empty answer when there is no writing on it', async () => {
    const by = await beta()
    const rows = Array.from({ length: 40 }, () => ({ filter: 0, bytes: Array(40).fill(200) }))
    const answer = await upload([await makePng(rows)], by)
    const { predictedOptions, menu } = await answer.json<BuilderAnswer>()
    expect([predictedOptions, menu]).toEqual([[[], []], ''])
  })

  it('is let go of after 30 days', async () => {
    const by = await beta()
    const rows = [{ filter: 0, bytes: [1, 2, 3] }]
    await upload([await makePng(rows), await makePng(rows)], by)
    const keys = await storedKeys(by)
    expect(keys).toHaveLength(2)
    await sweepPhotos(env, Date.now() + 29 * DAY_MS)
    expect(await storedKeys(by)).toHaveLength(2)
    await sweepPhotos(env, Date.now() + 31 * DAY_MS)
    expect(await storedKeys(by)).toEqual([])
    for (const key of keys) expect(await env.PHOTOS.head(key)).toBeNull()
  })

  it('is read by the model where there is one, and by Tesseract when that fails', async () => {
    const by = await beta()
    const response = 'Chana Masala 9.50\nChickpeas, tomato\nTarka Dal 8.50\nAloo Gobi 9.00'
    const AI = modelThat(async () => ({ response }))
    const read = await upload([menuPhoto], by, { AI })
    expect((await read.json<BuilderAnswer>()).menu).toContain('Chana Masala')
    const broken = modelThat(() => Promise.reject(new Error('overloaded')))
    const other = await upload([menuPhoto], by, { AI: broken })
    expect((await other.json<BuilderAnswer>()).menu).toContain('Lentil Stew')
  })
})

describe('what may not be uploaded', () => {
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

  it('does not unpack more of a PNG than its size', async () => {
    const bomb = pngOf(40, 40, await packZeros(100_000_000))
    expect(bomb.length).toBeLessThan(1_000_000)
    expect((await upload([bomb], await beta())).status).toBe(200)
  })

  it('stores only the pixels of a file that is something else as well', async () => {
    const by = await beta()
    const polyglot = Uint8Array.from([...menuPhoto, ...text(`PK\x03\x04<script>${svg}`)])
    expect((await upload([polyglot], by)).status).toBe(200)
    const [key = ''] = await storedKeys(by)
    const stored = await (await env.PHOTOS.get(key))?.text()
    expect(stored?.includes('<script>')).toBe(false)
  })

  it('says so when it is no form', async () => {
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

  it('refuses whoever may not before it reads a byte', async () => {
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

  it('leaves nothing when the bucket fails', async () => {
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

async function pngWithNotes(note: string): Promise<Uint8Array> {
  const png = await makePng([{ filter: 0, bytes: [1, 2, 3] }])
  const notes = [chunk('eXIf', exifBlock(1, note)), chunk('tEXt', text(`Comment\0${note}`))]
  return Uint8Array.from(
    [png.subarray(0, 33), ...notes, png.subarray(33)].flatMap((one) => [...one]),
  )
}

/** One grey pixel, losslessly packed. */
function webpWithNotes(note: string): Uint8Array {
  const pixel = [0x2f, 0, 0, 0, 0, 0x07, 0xd0, 0xff, 0xfe, 0xf7, 0xbf, 0xff, 0x81, 0x88, 0x88, 0xe8]
  const exif = exifBlock(1, note)
  const chunks = [
    ...webpChunk('VP8X', [0x08, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ...webpChunk('VP8L', pixel),
    ...webpChunk('EXIF', [...exif, ...(exif.length % 2 ? [0] : [])]),
  ]
  const size = 4 + chunks.length
  return Uint8Array.from([...text('RIFF'), size & 255, size >> 8, 0, 0, ...text('WEBP'), ...chunks])
}

function webpChunk(kind: string, content: readonly number[]): number[] {
  return [...text(kind), content.length & 255, content.length >> 8, 0, 0, ...content]
}

function pngLike(content: string): Uint8Array {
  return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...text(content)])
}

function jpegHead(width: number, height: number): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  return Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0, 0xff, 0xd9)
}

/** Scans that add nothing, before the picture's own. */
function withScans(jpeg: Uint8Array, count: number): Uint8Array {
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]
  const at = jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === 0xda)
  const scans = Array.from({ length: count }, () => scan).flat()
  return Uint8Array.from([...jpeg.subarray(0, at), ...scans, ...jpeg.subarray(at)])
}

/** Half a picture that holds a whole one, as cameras put it in. */
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
