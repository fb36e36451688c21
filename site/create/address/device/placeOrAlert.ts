import type { LatLng } from '../../../../worker/contract/search.ts'
import type { NoPosition } from '../../../device/position.ts'
import { addAlert } from '../../../shell/alerts.ts'

/** The place that the device gave. Null when it gave none; why, when it said so, is an alert. */
export function placeOrAlert(found: LatLng | NoPosition | null): LatLng | null {
  if (found === null || !('problem' in found)) return found
  addAlert({ kind: 'error', text: found.problem })
  return null
}
