import { t } from '../../../languages/t.ts'
import type { BuilderAnswer, PhotoProgress } from '../../../worker/contract/restaurants/builder.ts'
import { readPhotos, readWebsite } from '../../api/adding/builder.ts'
import { ApiError } from '../../api/client.ts'
import { addAlert } from '../../shell/alerts.ts'
import { type CreateFlow, change, draftNow } from '../draft/createFlow.ts'
import { withAnswer, withoutReading, withoutScheme } from '../draft/placeDraft.ts'

/** Too large, no picture, damaged: others can be picked at once. */
const REFUSED: readonly number[] = [413, 415, 422]
/** To be read and acted upon. */
const REFUSAL_MS = 15_000

/**
 * Reads the website of the draft into it. Resolves to whether to go on: also when nothing could be read (specification
 * §8), but not when the session has ended, the reading was stopped or a photo was refused. What was read already is not
 * read again.
 */
export async function readFromWebsite(flow: CreateFlow): Promise<boolean> {
  const website = withoutScheme(flow.state.draft.website)
  if (flow.state.draft.reading?.from === website) return true
  return await read(flow, 'website', website, (signal) => readWebsite(website, signal))
}

/** Reads the photos that were picked into the draft; resolves as `readFromWebsite`. */
export async function readFromPhotos(flow: CreateFlow): Promise<boolean> {
  const files = [...flow.photos.values()]
  const { state } = flow
  return await read(flow, 'photos', 'photos', (signal) => {
    const onProgress = (progress: PhotoProgress) => {
      if (!signal.aborted) state.progress = progress
    }
    return readPhotos(files, onProgress, signal)
  })
}

async function read(
  flow: CreateFlow,
  kind: 'website' | 'photos',
  from: string,
  start: (signal: AbortSignal) => Promise<BuilderAnswer>,
): Promise<boolean> {
  const { state, calls } = flow
  state.reading = kind
  state.progress = null
  try {
    const answer = await calls.run('read', start)
    // Stopped, or another reading has begun, which is then the one that is shown.
    if (answer === null) return false
    change(flow, withAnswer(draftNow(flow), answer, from))
    state.reading = null
    return true
  } catch (error) {
    state.reading = null
    if (error instanceof ApiError && error.status === 401) return false
    if (kind === 'photos' && error instanceof ApiError && REFUSED.includes(error.status)) {
      addAlert({ kind: 'error', text: refusalOf(error), durationMs: REFUSAL_MS })
      return false
    }
    // Else the dishes of another place would be offered for this one.
    if (state.draft.reading?.from !== from) change(flow, withoutReading(draftNow(flow)))
    return true
  }
}

/** Drafts of earlier days keep photos as they were taken, which are larger than may be sent. */
function refusalOf({ status, message }: ApiError): string {
  return status === 413
    ? t(
        'A photo is too large to be sent. Remove it and add it again: it is then made smaller on your device.',
      )
    : t('{problem}. Remove it, and add another.', { problem: message })
}

export function stopReading({ state, calls }: CreateFlow): void {
  calls.cancel('read')
  state.reading = null
}
