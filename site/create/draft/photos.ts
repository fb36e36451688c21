import { type Photo, persistPhotos, readPhotos } from '../../device/drafts/persistedPhotos.ts'
import { type CreateFlow, change } from './createFlow.ts'

/** Restores the photos that were picked before a reload. */
export async function loadPhotos(flow: CreateFlow): Promise<void> {
  const { id } = flow.state.draft
  const found = await readPhotos(id)
  if (flow.state.draft.id === id && flow.photos.size === 0) showPhotos(flow, found)
}

/** Sets the draft's photos. */
export function setPhotos(flow: CreateFlow, photos: readonly Photo[]): void {
  showPhotos(flow, photos)
  change(flow, { hasPhotos: photos.length > 0 })
  void persistPhotos(flow.state.draft.id, photos)
}

function showPhotos({ state, photos }: CreateFlow, picked: readonly Photo[]): void {
  photos.clear()
  for (const { key, file } of picked) photos.set(key, file)
  state.shownPhotos = picked.map(({ key, file }) => ({ key, name: file.name }))
}
