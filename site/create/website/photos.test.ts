import { afterEach, expect, test, vi } from 'vitest'
import { ENGLISH } from '../../../languages/list.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import { UnreadablePhoto } from '../../device/drafts/shrinkPhoto.ts'
import { takePhotos } from './photos.ts'

// happy-dom cannot decode pictures; e2e tests cover that part.
vi.mock('../../device/drafts/shrinkPhoto.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../device/drafts/shrinkPhoto.ts')>()),
  shrinkPhoto: async (file: File) => {
    if (file.type === 'image/heic')
      throw new UnreadablePhoto(`This browser cannot open ${file.name}.`)
    return file
  },
}))

const photo = (name: string, { size = 10, type = 'image/jpeg' } = {}) =>
  new File([new Uint8Array(size)], name, { type })

afterEach(() => findSpeechBy(() => ({ language: ENGLISH, messages: {} })))

test('JPEG, PNG and WebP pictures are taken', async () => {
  const files = ['image/jpeg', 'image/png', 'image/webp'].map((type) => photo(type, { type }))
  expect(await takePhotos(files, 0)).toEqual({ taken: files, refusals: [] })
})

test('others are refused, each in a sentence', async () => {
  const { taken, refusals } = await takePhotos(
    [
      photo('a.gif', { type: 'image/gif' }),
      photo('b.jpg', { size: 51 * 1024 * 1024 }),
      photo('c.jpg', { size: 0 }),
      photo('d.heic', { type: 'image/heic' }),
    ],
    0,
  )
  expect(taken).toEqual([])
  expect(refusals).toEqual([
    'a.gif is no JPEG, PNG, WebP or HEIC picture.',
    'b.jpg has 51.0 MB. A photo may have 50 MB at most.',
    'c.jpg is empty.',
    'This browser cannot open d.heic.',
  ])
})

test('the size of a refused one is a number of the language', async () => {
  findSpeechBy(() => ({ language: { code: 'de', dir: 'ltr' }, messages: {} }))
  const { refusals } = await takePhotos([photo('b.jpg', { size: 52.5 * 1024 * 1024 })], 0)
  expect(refusals[0]).toContain('52,5 MB')
})

test('five are the most, those that are there counted', async () => {
  const { taken, refusals } = await takePhotos([photo('e.jpg'), photo('f.jpg')], 4)
  expect(taken.map(({ name }) => name)).toEqual(['e.jpg'])
  expect(refusals).toEqual(['f.jpg is one too many. 5 photos are the most.'])
})
