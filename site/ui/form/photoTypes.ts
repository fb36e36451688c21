/** The types that can be picked. Not every browser can open HEIC, which iPhones make. */
export const PHOTO_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
]
