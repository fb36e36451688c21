import {
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  PHOTO_TYPES,
} from '../../../worker/contract/restaurants/builder.ts'

const MEGABYTE = 1024 * 1024

/** The photos that can be taken of those picked, besides `count` that are there, and why the others cannot. */
export function sortPhotos(
  picked: readonly File[],
  count: number,
): { taken: File[]; refusals: string[] } {
  const taken: File[] = []
  const refusals: string[] = []
  for (const file of picked) {
    const refusal = refusalOf(file, count + taken.length)
    if (refusal === null) taken.push(file)
    else refusals.push(refusal)
  }
  return { taken, refusals }
}

function refusalOf({ name, type, size }: File, count: number): string | null {
  if (!PHOTO_TYPES.some((known) => known === type)) {
    return `${name} is no JPEG, PNG or WebP picture.`
  }
  if (size > MAX_PHOTO_BYTES) {
    return `${name} has ${(size / MEGABYTE).toFixed(1)} MB. A photo may have ${MAX_PHOTO_BYTES / MEGABYTE} MB at most.`
  }
  if (size === 0) return `${name} is empty.`
  if (count >= MAX_PHOTOS) return `${name} is one too many. ${MAX_PHOTOS} photos are the most.`
  return null
}
