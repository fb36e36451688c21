import { del, delMany, get, set } from 'idb-keyval'
import { ignoreRefusal } from '../ignoreRefusal.ts'
import { isRecord } from '../isRecord.ts'
import { lazyStore } from '../lazyStore.ts'

export interface Photo {
  key: string
  file: File
}

const photoStore = lazyStore('sprig-create', 'photos')

/** Stores the photos of a draft; an empty list removes them. Photos that the device refuses last while the page is open. */
export async function persistPhotos(draftId: string, photos: readonly Photo[]): Promise<void> {
  await ignoreRefusal(() =>
    photos.length === 0 ? del(draftId, photoStore()) : set(draftId, [...photos], photoStore()),
  )
}

/** Removes the photos of several drafts, which may have none. */
export async function forgetPhotos(draftIds: string[]): Promise<void> {
  await ignoreRefusal(() => delMany(draftIds, photoStore()))
}

export async function readPhotos(draftId: string): Promise<Photo[]> {
  try {
    const found: unknown = await get(draftId, photoStore())
    return Array.isArray(found) ? found.filter(isPhoto) : []
  } catch {
    return []
  }
}

function isPhoto(found: unknown): found is Photo {
  return isRecord(found) && typeof found.key === 'string' && found.file instanceof File
}
