import { t } from '../../../languages/t.ts'
import type { BuilderAnswer, PhotoProgress } from '../../../worker/contract/restaurants/builder.ts'
import { readPhotos, readWebsite, withoutScheme } from '../../api/adding/builder.ts'
import { ApiError, hasStatus } from '../../api/client.ts'
import { addAlert } from '../../shell/alerts.ts'
import { type CreateFlow, change, draftNow } from '../draft/createFlow.ts'
import { withAnswer, withoutReading } from '../draft/placeDraft.ts'

/** Too large, no picture, or damaged: the person can pick others at once. */
const REFUSED: readonly number[] = [413, 415, 422]
/** Time to read it and to act. */
const REFUSAL_MS = 15_000

/**
 * Reads the draft's website. Resolves to whether to continue: also if nothing could be read (specification §8), but not if the
 * session has ended, the reading was stopped or a photo was refused. Does not repeat a reading.
 */
export async function readFromWebsite(flow: CreateFlow): Promise<boolean> {
  const website = withoutScheme(flow.state.draft.website)
  if (flow.state.draft.reading?.from === website) return true
  return await read(flow, 'website', website, (signal) => readWebsite(website, signal))
}

/** Reads the picked photos; resolves as `readFromWebsite`. */
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
    // It was stopped, or another reading has started and is shown.
    if (answer === null) return false
    change(flow, withAnswer(draftNow(flow), answer, from))
    state.reading = null
    return true
  } catch (error) {
    state.reading = null
    if (hasStatus(error, 401)) return false
    if (kind === 'photos' && error instanceof ApiError && REFUSED.includes(error.status)) {
      addAlert({ kind: 'error', text: refusalOf(error), durationMs: REFUSAL_MS })
      return false
    }
    // Otherwise the dishes of another place would be offered for this one.
    if (state.draft.reading?.from !== from) change(flow, withoutReading(draftNow(flow)))
    return true
  }
}

/** Old drafts keep photos in their original size, which may be too large to send. */
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
