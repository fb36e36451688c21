import type { LatLng } from '../../../../worker/contract/search.ts'
import type { NoPosition } from '../../../device/position/position.ts'
import { addAlert } from '../../../shell/alerts.ts'

/** The device's position; null if there is none, with an alert if the reason is known. */
export function placeOrAlert(found: LatLng | NoPosition | null): LatLng | null {
  if (found === null || !('problem' in found)) return found
  addAlert({ kind: found.isDenied ? 'info' : 'error', text: found.problem })
  return null
}
