import type { LatLng } from '../../../../worker/contract/search.ts'
import type { NoPosition } from '../../../device/position.ts'
import { type Alerts, addAlert } from '../../../shell/alerts.ts'

/** The place that the device gave. Null when it gave none; why, when it said so, is an alert. */
export function placeOrAlert(alerts: Alerts, found: LatLng | NoPosition | null): LatLng | null {
  if (found === null || !('problem' in found)) return found
  addAlert(alerts, { kind: 'error', text: found.problem })
  return null
}
