import { keepPhotos, type Photo, readPhotos } from '../../device/keptPhotos.ts'
import { type Building, change } from './building.ts'

/** Brings back the photos that were picked before a reload. */
export async function loadPhotos(building: Building): Promise<void> {
  const { id } = building.state.draft
  const found = await readPhotos(id)
  if (building.state.draft.id === id && building.photos.size === 0) showPhotos(building, found)
}

/** Makes these the photos of the draft. */
export function setPhotos(building: Building, photos: readonly Photo[]): void {
  showPhotos(building, photos)
  change(building, { hasPhotos: photos.length > 0 })
  void keepPhotos(building.state.draft.id, photos)
}

function showPhotos({ state, photos }: Building, picked: readonly Photo[]): void {
  photos.clear()
  for (const { key, file } of picked) photos.set(key, file)
  state.shownPhotos = picked.map(({ key, file }) => ({ key, name: file.name }))
}
