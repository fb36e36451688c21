import type { LatLng } from '../../worker/contract/search.ts'
import type { LatestOnly } from '../api/latestOnly.ts'
import { type NoPosition, readPosition } from './position.ts'

/** What the device is asked is called so among the calls: who wants something newer cancels it. */
export const DEVICE = 'device'

/**
 * Where the device is, to the house, or why it does not say. Null when something newer was wanted meanwhile.
 * `onAsking`: the browser is asking the person.
 */
export function askDevice(
  calls: LatestOnly,
  onAsking = () => {},
): Promise<LatLng | NoPosition | null> {
  return calls.run(DEVICE, (signal) =>
    readPosition(true, {
      onAsking: () => {
        if (!signal.aborted) onAsking()
      },
    }),
  )
}
