import { expect, test, vi } from 'vitest'
import { shrinkPhoto, UnreadablePhoto } from './shrinkPhoto.ts'

const photo = new File(['x'], 'menu.jpg', { type: 'image/jpeg' })

const close = vi.fn()

test.each([
  ['opened', 0, () => Promise.reject(new DOMException('', 'InvalidStateError'))],
  ['drawn', 1, async () => ({ width: 4000, height: 3000, close })],
])('a photo that cannot be %s is unreadable, by its name', async (_, closed, createImageBitmap) => {
  vi.stubGlobal('createImageBitmap', createImageBitmap)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new RangeError('out of memory')
  })
  const shrunk = shrinkPhoto(photo)
  await expect(shrunk).rejects.toThrow(UnreadablePhoto)
  await expect(shrunk).rejects.toThrow('This browser cannot open menu.jpg.')
  expect(close).toHaveBeenCalledTimes(closed)
})
