import { expect, test } from 'vitest'
import { MAX_PHOTO_BYTES } from '../../../worker/contract/restaurants/builder.ts'
import { sortPhotos } from './photos.ts'

const photo = (name: string, { size = 10, type = 'image/jpeg' } = {}) =>
  new File([new Uint8Array(size)], name, { type })

test('JPEG, PNG and WebP pictures are taken', () => {
  const files = ['image/jpeg', 'image/png', 'image/webp'].map((type) => photo(type, { type }))
  expect(sortPhotos(files, 0)).toEqual({ taken: files, refusals: [] })
})

test('others are refused, each in a sentence', () => {
  const { taken, refusals } = sortPhotos(
    [
      photo('a.gif', { type: 'image/gif' }),
      photo('b.jpg', { size: MAX_PHOTO_BYTES + 1024 * 1024 }),
      photo('c.jpg', { size: 0 }),
    ],
    0,
  )
  expect(taken).toEqual([])
  expect(refusals).toEqual([
    'a.gif is no JPEG, PNG or WebP picture.',
    'b.jpg has 11.0 MB. A photo may have 10 MB at most.',
    'c.jpg is empty.',
  ])
})

test('five are the most, those that are there counted', () => {
  const { taken, refusals } = sortPhotos([photo('e.jpg'), photo('f.jpg')], 4)
  expect(taken.map(({ name }) => name)).toEqual(['e.jpg'])
  expect(refusals).toEqual(['f.jpg is one too many. 5 photos are the most.'])
})
