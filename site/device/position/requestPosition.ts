import type { LatLng } from '../../../worker/contract/search.ts'
import type { LatestOnly } from '../latestOnly.ts'
import { type NoPosition, readPosition } from './position.ts'

/** The name of this request among the calls: a newer wish cancels it. */
export const DEVICE = 'device'

/**
 * The device's exact position, or why it is unknown. Null if something newer was wanted meanwhile. `onAsking`: true while the
 * browser's question is open; false once it is answered and the device is still searching.
 */
export function requestPosition(
  calls: LatestOnly,
  onAsking: (isAsking: boolean) => void = () => {},
): Promise<LatLng | NoPosition | null> {
  return calls.run(DEVICE, (signal) => {
    const report = (isAsking: boolean) => {
      if (!signal.aborted) onAsking(isAsking)
    }
    return readPosition(true, {
      onAsking: () => {
        report(true)
        void followAnswer(() => report(false))
      },
    })
  })
}

/** Called only in browsers that report permissions. */
async function followAnswer(onAnswer: () => void): Promise<void> {
  const permission = await navigator.permissions.query({ name: 'geolocation' })
  permission.onchange = onAnswer
}
