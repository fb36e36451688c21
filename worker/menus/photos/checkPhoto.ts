import { MAX_PHOTO_BYTES } from '../../contract/restaurants/builder.ts'
import { AppError } from '../../errors.ts'
import { readHeader } from './file/header.ts'
import type { PictureHeader } from './file/pictureHeader.ts'

const MAX_PHOTO_PIXELS = 25_000_000
/** Scaling takes memory for each pixel of a side; no camera makes a longer one. */
const MAX_PHOTO_SIDE = 20_000
/** Its decoder takes twelve bytes for each, where ours of the others take three: more would not fit into an isolate. */
const MAX_WEBP_PIXELS = 6_000_000
const param = 'image'

/** What the header says, before anything is decoded. @throws AppError wrong_type; too_large */
export function checkPhoto(file: Uint8Array): PictureHeader {
  if (file.length > MAX_PHOTO_BYTES) throw tooLarge()
  const header = readHeader(file)
  if (header === null) {
    throw new AppError('wrong_type', 'This is not a JPEG, PNG or WebP picture', { param })
  }
  const pixels = header.width * header.height
  if (pixels > MAX_PHOTO_PIXELS) {
    throw new AppError('too_large', 'A picture may have at most 25 megapixels', { param })
  }
  if (Math.max(header.width, header.height) > MAX_PHOTO_SIDE) {
    throw new AppError('too_large', 'A picture may be at most 20,000 pixels wide or high', {
      param,
    })
  }
  if (header.type === 'webp' && pixels > MAX_WEBP_PIXELS) {
    const msg = 'A WebP picture may have at most 6 megapixels; send it as a JPEG'
    throw new AppError('too_large', msg, { param })
  }
  return header
}

export function tooLarge(): AppError {
  return new AppError('too_large', 'A picture may be at most 10 MB', { param })
}

export function damaged(): AppError {
  return new AppError('unprocessable', 'A picture is damaged or incomplete', { param })
}
