import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS } from '../../contract/durations.ts'
import type { BuilderAnswer, PhotoProgress } from '../../contract/restaurants/builder.ts'
import type { Env } from '../../env.ts'
import type { Caller } from '../../safety/caller.ts'
import { takeFromVolume } from '../../safety/limits.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { extractLines } from '../reader/extract/extractLines.ts'
import { mergeMenus } from '../reader/extract/mergeMenus.ts'
import type { ReadMenu } from '../reader/menu.ts'
import type { Grey } from '../reader/photos/picture/grey.ts'
import { NO_IMPRINT } from '../readImprint.ts'
import { toBuilderAnswer } from '../toBuilderAnswer.ts'
import { checkPhoto, damaged } from './checkPhoto.ts'
import { type CodecParts, decodePicture, encodePicture } from './codecs.ts'
import { BrokenPicture } from './file/brokenPicture.ts'
import type { Recogniser } from './recogniser.ts'
import { keepPhotos, type StoredPhoto } from './store.ts'

const MAX_PER_DAY = 200

/** The codecs and the recogniser, which the Worker and Node load in different ways. */
export interface PhotoTools {
  codecs: CodecParts
  openRecogniser(): Promise<Recogniser>
}

/** Receives the progress of a reading; a rejection ends the reading. */
export type OnProgress = (progress: PhotoProgress) => Promise<void>

/**
 * Receives, checks and decodes up to five photos; every fault of a photo shows here.
 * @throws AppError wrong_type; invalid; too_large; unprocessable; too_many_requests
 */
export async function openPhotos(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  tools: PhotoTools,
  files: AsyncIterable<Uint8Array>,
  caller: Pick<Caller, 'id'>,
  { now }: Pick<RequestContext, 'now'>,
): Promise<Grey[]> {
  const limit = { key: `photos-day:${caller.id}`, max: MAX_PER_DAY, windowMs: DAY_MS }
  const photos: Grey[] = []
  for await (const file of files) {
    await takeFromVolume(env, [limit], now)
    photos.push(await openPhoto(file, tools.codecs))
  }
  return photos
}

/** Reads photos as one menu. Once all are read, it stores only their pixels. */
export async function buildFromPhotos(
  env: Pick<Env, 'DB' | 'PHOTOS'>,
  tools: PhotoTools,
  photos: readonly Grey[],
  caller: Pick<Caller, 'id'>,
  { now }: Pick<RequestContext, 'now'>,
  onProgress: OnProgress = async () => {},
): Promise<BuilderAnswer> {
  const menu = mergeMenus(await readAll(photos, tools, onProgress))
  const stored: StoredPhoto[] = []
  for (const photo of photos) stored.push(await toStored(photo, tools.codecs))
  await keepPhotos(env, stored, { userId: caller.id, now })
  return toBuilderAnswer({ ...menu, ...NO_IMPRINT, source: 'photos' })
}

async function openPhoto(file: Uint8Array, codecs: CodecParts): Promise<Grey> {
  const header = checkPhoto(file)
  try {
    return await decodePicture(file, header, codecs)
  } catch (error) {
    if (error instanceof BrokenPicture) throw damaged()
    throw error
  }
}

/** One photo after the other with one recogniser, since two would not fit in memory. */
async function readAll(
  photos: readonly Grey[],
  tools: PhotoTools,
  onProgress: OnProgress,
): Promise<ReadMenu[]> {
  const recogniser = await tools.openRecogniser()
  try {
    const menus: ReadMenu[] = []
    for (const [index, photo] of photos.entries()) {
      const at = { photo: index + 1, of: photos.length }
      await onProgress({ ...at, read: 0, lines: 0 })
      const lines = await recogniser.readLines(photo, (read, found) =>
        onProgress({ ...at, read, lines: found }),
      )
      menus.push(extractLines(lines))
    }
    return menus
  } finally {
    recogniser.free()
  }
}

async function toStored(photo: Grey, codecs: CodecParts): Promise<StoredPhoto> {
  const bytes = await encodePicture(photo, codecs)
  const sha256 = createHash('sha256').update(bytes).digest('base64url')
  return { key: randomBytes(16).toString('base64url'), bytes, sha256 }
}
