import { t } from '../../../languages/t.ts'
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '../../contract/restaurants/builder.ts'
import { AppError } from '../../errors.ts'
import { readHeader } from './file/header.ts'
import { isWholeJpeg } from './file/jpegHeader.ts'
import type { PictureHeader } from './file/pictureHeader.ts'
import { isBoundedPng } from './file/pngData.ts'

/** No camera makes a longer side; a JPEG can have at most 65,535. */
const MAX_PHOTO_SIDE = 20_000
const param = 'image'

/** The header of a photo, checked before decoding. @throws AppError wrong_type; too_large; unprocessable */
export function checkPhoto(file: Uint8Array): PictureHeader {
  if (file.length > MAX_PHOTO_BYTES) throw tooLarge()
  const header = readHeader(file)
  if (header === null) {
    throw new AppError('wrong_type', t('This is not a JPEG, PNG or WebP picture'), { param })
  }
  if (header.width * header.height > MAX_PHOTO_PIXELS) {
    throw new AppError('too_large', t('A picture may have at most 2 megapixels; make it smaller'), {
      param,
    })
  }
  if (Math.max(header.width, header.height) > MAX_PHOTO_SIDE) {
    throw new AppError('too_large', t('A picture may be at most 20,000 pixels wide or high'), {
      param,
    })
  }
  if (header.type === 'jpeg' && !isWholeJpeg(file)) throw damaged()
  if (header.type === 'png' && !isBoundedPng(file)) throw damaged()
  return header
}

export function tooLarge(): AppError {
  return new AppError('too_large', t('A picture may be at most 10 MB'), { param })
}

export function damaged(): AppError {
  return new AppError('unprocessable', t('A picture is damaged or incomplete'), { param })
}
