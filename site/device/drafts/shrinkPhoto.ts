import { t } from '../../../languages/t.ts'
import { MAX_PHOTO_PIXELS } from '../../../worker/contract/restaurants/builder.ts'

const QUALITY = 0.85

/** Its message names the photo and says what to do. */
export class UnreadablePhoto extends Error {
  override name = 'UnreadablePhoto'
}

/**
 * Prepares a photo for storing and sending: upright, at most two megapixels, without metadata. The original never leaves the
 * device.
 * @throws UnreadablePhoto when this browser cannot open it
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    return await shrink(file)
  } catch {
    // A large photo may also fail later, when there is no memory to draw it.
    throw new UnreadablePhoto(
      t('This browser cannot open {name}. Save it as a smaller JPEG and add that.', {
        name: file.name,
      }),
    )
  }
}

async function shrink(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  try {
    draw(bitmap, canvas)
  } finally {
    bitmap.close()
  }
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', QUALITY))
  if (blob === null) throw new Error('no picture')
  return new File([blob], file.name, { type: blob.type })
}

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement): void {
  const factor = Math.min(1, Math.sqrt(MAX_PHOTO_PIXELS / (bitmap.width * bitmap.height)))
  // Rounded down, so as not to exceed the limit.
  canvas.width = Math.max(1, Math.floor(bitmap.width * factor))
  canvas.height = Math.max(1, Math.floor(bitmap.height * factor))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  // Transparent parts become white like paper; a JPEG would make them black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
}
