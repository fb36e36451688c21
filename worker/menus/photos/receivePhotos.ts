import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartRequest,
} from '@remix-run/multipart-parser'
import { t } from '../../../languages/t.ts'
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../contract/restaurants/builder.ts'
import { AppError } from '../../errors.ts'
import { tooLarge } from './checkPhoto.ts'

const FIELD = 'image'
/** The most other fields to skip; a form has few. */
const OTHER_PARTS = 5

/**
 * The photos of a form one after the other as they arrive; each stays in memory only until the next is requested.
 * @throws AppError wrong_type; invalid; too_large
 */
export async function* receivePhotos(request: Request): AsyncGenerator<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError('wrong_type', t('Send the photos as multipart/form-data'))
  }
  let count = 0
  try {
    const limits = {
      maxFileSize: MAX_PHOTO_BYTES,
      maxParts: MAX_PHOTOS + OTHER_PARTS,
      maxTotalSize: (MAX_PHOTOS + 1) * MAX_PHOTO_BYTES,
    }
    for await (const part of parseMultipartRequest(request, limits)) {
      if (part.name !== FIELD) continue
      count += 1
      if (count > MAX_PHOTOS) throw tooMany()
      yield part.bytes
    }
  } catch (error) {
    throw explained(error)
  }
  if (count === 0) throw new AppError('invalid', t('Choose at least one photo'), { param: FIELD })
}

function tooMany(): AppError {
  return new AppError('invalid', t('At most {max} photos at once', { max: MAX_PHOTOS }), {
    param: FIELD,
  })
}

function explained(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError) return tooLarge()
  if (error instanceof MaxPartsExceededError) return tooMany()
  if (error instanceof MaxTotalSizeExceededError) {
    return new AppError('too_large', t('That is more than can be sent at once'))
  }
  if (error instanceof MultipartParseError) {
    return new AppError('invalid', t('The form cannot be read; it may be incomplete'))
  }
  return error
}
