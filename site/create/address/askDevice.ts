import type { LatLng } from '../../../worker/contract/search.ts'
import { readPosition } from '../../device/position.ts'
import { type Alerts, addAlert } from '../../shell/alerts.ts'

/** Where the device is. Null when it does not say: an alert then tells why. */
export async function askDevice(alerts: Alerts): Promise<LatLng | null> {
  const found = await readPosition(true)
  if (!('problem' in found)) return found
  addAlert(alerts, { kind: 'error', text: found.problem })
  return null
}
