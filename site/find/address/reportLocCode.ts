import { LOC_CITIES } from '../../../worker/contract/places/cities.ts'
import { sendLogLine } from '../../api/log.ts'

/** Reports an unknown city code to the server. The Worker has redirected the known ones. */
export function reportLocCode(loc: string): void {
  if (!(Number(loc) in LOC_CITIES)) sendLogLine(`Unknown loc code: ${loc}`)
}
