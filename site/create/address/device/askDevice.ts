import type { LatLng } from '../../../../worker/contract/search.ts'
import { readPosition } from '../../../device/position.ts'
import { type Alerts, addAlert } from '../../../shell/alerts.ts'
import type { Building } from '../../draft/building.ts'

/** What the device is asked is called so among the calls of a `Building`: who chooses another way cancels it. */
export const DEVICE = 'device'

/**
 * Where the device is. Null when it does not say, as an alert then tells, and when something newer was wanted meanwhile.
 * `onAsking`: the browser is asking the person.
 */
export async function askDevice(
  { calls }: Building,
  alerts: Alerts,
  onAsking = () => {},
): Promise<LatLng | null> {
  const found = await calls.run(DEVICE, (signal) =>
    readPosition(true, {
      onAsking: () => {
        if (!signal.aborted) onAsking()
      },
    }),
  )
  if (found === null) return null
  if (!('problem' in found)) return found
  addAlert(alerts, { kind: 'error', text: found.problem })
  return null
}
