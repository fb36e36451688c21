import type { LatLng } from '../../worker/contract/search.ts'
import type { LatestOnly } from '../api/latestOnly.ts'
import { type NoPosition, readPosition } from './position.ts'

/** What the device is asked is called so among the calls: who wants something newer cancels it. */
export const DEVICE = 'device'

/**
 * Where the device is, to the house, or why it does not say. Null when something newer was wanted meanwhile.
 * `onAsking`: the browser is asking the person, or (false) has its answer, and the device is still looking.
 */
export function requestPosition(
  calls: LatestOnly,
  onAsking: (isAsking: boolean) => void = () => {},
): Promise<LatLng | NoPosition | null> {
  return calls.run(DEVICE, (signal) => {
    const tell = (isAsking: boolean) => {
      if (!signal.aborted) onAsking(isAsking)
    }
    return readPosition(true, {
      onAsking: () => {
        tell(true)
        void followAnswer(() => tell(false))
      },
    })
  })
}

/** Only a browser that has said that it is asking comes here: it knows of permissions. */
async function followAnswer(onAnswer: () => void): Promise<void> {
  const permission = await navigator.permissions.query({ name: 'geolocation' })
  permission.onchange = onAnswer
}
