import { decimal, t } from '../../../languages/t.ts'
import { MAX_PHOTOS } from '../../../worker/contract/restaurants/builder.ts'
import { shrinkPhoto, UnreadablePhoto } from '../../device/drafts/shrinkPhoto.ts'
import { PHOTO_TYPES } from '../../ui/form/photoTypes.ts'

const MEGABYTE = 1024 * 1024
/** Opening a photo takes the browser ten times as much memory. */
const MAX_BYTES = 50 * MEGABYTE

/** The usable ones of the picked photos, prepared for sending, and why the others are not; `count` photos exist already. */
export async function takePhotos(
  picked: readonly File[],
  count: number,
): Promise<{ taken: File[]; refusals: string[] }> {
  const taken: File[] = []
  const refusals: string[] = []
  for (const file of picked) {
    const refusal = refusalOf(file, count + taken.length)
    if (refusal !== null) refusals.push(refusal)
    else {
      try {
        taken.push(await shrinkPhoto(file))
      } catch (error) {
        if (!(error instanceof UnreadablePhoto)) throw error
        refusals.push(error.message)
      }
    }
  }
  return { taken, refusals }
}

function refusalOf({ name, type, size }: File, count: number): string | null {
  if (!PHOTO_TYPES.includes(type))
    return t('{name} is no JPEG, PNG, WebP or HEIC picture.', { name })
  if (size > MAX_BYTES) {
    return t('{name} has {size} MB. A photo may have {max} MB at most.', {
      name,
      size: decimal(size / MEGABYTE, 1),
      max: MAX_BYTES / MEGABYTE,
    })
  }
  if (size === 0) return t('{name} is empty.', { name })
  if (count >= MAX_PHOTOS)
    return t('{name} is one too many. {max} photos are the most.', {
      name,
      max: MAX_PHOTOS,
    })
  return null
}
