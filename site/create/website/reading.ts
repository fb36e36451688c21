import type { BuilderAnswer, PhotoProgress } from '../../../worker/contract/listings/builder.ts'
import { readPhotos, readWebsite } from '../../api/adding/builder.ts'
import { ApiError } from '../../api/client.ts'
import { type Building, change, draftNow } from '../draft/building.ts'
import { withAnswer, withoutReading, withoutScheme } from '../draft/placeDraft.ts'

/**
 * Reads the website of the draft into it. Resolves to whether to go on: also when nothing could be read (specification
 * §8), but not when the session has ended or the reading was stopped. What was read already is not read again.
 */
export async function readFromWebsite(building: Building): Promise<boolean> {
  const website = withoutScheme(building.state.draft.website)
  if (building.state.draft.reading?.from === website) return true
  return await read(building, 'website', website, (signal) => readWebsite(website, signal))
}

/** Reads the photos that were picked into the draft; resolves as `readFromWebsite`. */
export async function readFromPhotos(building: Building): Promise<boolean> {
  const files = [...building.photos.values()]
  const { state } = building
  return await read(building, 'photos', 'photos', (signal) => {
    const onProgress = (progress: PhotoProgress) => {
      if (!signal.aborted) state.progress = progress
    }
    return readPhotos(files, onProgress, signal)
  })
}

async function read(
  building: Building,
  kind: 'website' | 'photos',
  from: string,
  start: (signal: AbortSignal) => Promise<BuilderAnswer>,
): Promise<boolean> {
  const { state, calls } = building
  state.reading = kind
  state.progress = null
  try {
    const answer = await calls.run('read', start)
    // Stopped, or another reading has begun, which is then the one that is shown.
    if (answer === null) return false
    change(building, withAnswer(draftNow(building), answer, from))
    state.reading = null
    return true
  } catch (error) {
    state.reading = null
    if (error instanceof ApiError && error.status === 401) return false
    // Else the dishes of another place would be offered for this one.
    if (state.draft.reading?.from !== from) change(building, withoutReading(draftNow(building)))
    return true
  }
}

export function stopReading({ state, calls }: Building): void {
  calls.cancel('read')
  state.reading = null
}
