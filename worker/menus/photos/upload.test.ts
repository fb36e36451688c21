import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../contract/durations.ts'
import { type BuilderAnswer, NDJSON, type PhotoNews } from '../../contract/restaurants/builder.ts'
import { storedKeys } from '../../testing/photos.ts'
import { sweepPhotos } from './sweep.ts'
import { exifBlock, withExif } from './testing/exif.ts'
import { chunk, makePng } from './testing/makePng.ts'
import { menuPhoto } from './testing/menuPhoto.ts'
import { beta, upload } from './testing/upload.ts'

const text = (content: string) => new TextEncoder().encode(content)

/** Stands in for the binding; only `run` is used. */
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

describe('a photo of a menu', () => {
  it('is read, judged and stored without its location', async () => {
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

  it('reports its progress line by line on request', async () => {
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

  it('is refused with its status even when lines are requested', async () => {
    const by = await beta()
    expect((await upload([text('no picture')], by, {}, NDJSON)).status).toBe(415)
  })

  it('gives the reason in the last line when a reading fails after its start', async () => {
    const by = await beta()
    const ASSETS = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher
    const news = await newsOf(await upload([menuPhoto], by, { ASSETS }, NDJSON))
    const msg = 'Something went wrong on our side. Please try again.'
    expect(news).toEqual([{ failed: { status: 500, errors: [{ code: 'internal', msg }] } }])
    expect(await storedKeys(by)).toEqual([])
  })

  it('gives an empty answer when there is no writing on it', async () => {
    const by = await beta()
    const rows = Array.from({ length: 40 }, () => ({ filter: 0, bytes: Array(40).fill(200) }))
    const answer = await upload([await makePng(rows)], by)
    const { predictedOptions, menu } = await answer.json<BuilderAnswer>()
    expect([predictedOptions, menu]).toEqual([[[], []], ''])
  })

  it('is deleted after 30 days', async () => {
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

  it('fails once, and is not kept, when neither the model nor Tesseract can read', async () => {
    const by = await beta()
    const AI = modelThat(() => Promise.reject(new Error('overloaded')))
    const missing = async () => new Response(null, { status: 404 })
    const ASSETS = { ...env.ASSETS, fetch: missing } as unknown as Fetcher
    expect((await upload([menuPhoto], by, { AI, ASSETS })).status).toBe(500)
    expect(await storedKeys(by)).toEqual([])
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
