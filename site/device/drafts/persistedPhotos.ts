import { del, delMany, get, set } from 'idb-keyval'
import { isRecord } from '../isRecord.ts'
import { lazyStore } from '../lazyStore.ts'

export interface Photo {
  key: string
  file: File
}

const photoStore = lazyStore('sprig-create', 'photos')

/** Stores the photos of a draft; an empty list removes them. A device that refuses storage keeps nothing. */
export async function persistPhotos(draftId: string, photos: readonly Photo[]): Promise<void> {
  try {
    if (photos.length === 0) await del(draftId, photoStore())
    else await set(draftId, [...photos], photoStore())
  } catch {
    // Private windows may refuse storage; then the photos last while the page is open.
  }
}

/** Removes the photos of several drafts, which may have none. */
export async function forgetPhotos(draftIds: string[]): Promise<void> {
  try {
    await delMany(draftIds, photoStore())
  } catch {
    // A device that refuses storage keeps nothing.
  }
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
