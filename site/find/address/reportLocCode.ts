import { LOC_CITIES } from '../../../worker/contract/places/cities.ts'
import { sendLogLine } from '../../api/log.ts'

/** Tells the server of a city code that nobody knows; the Worker has redirected the known ones. */
export function reportLocCode(): void {
  const loc = new URLSearchParams(window.location.search).get('loc')
  if (!(Number(loc) in LOC_CITIES)) sendLogLine(`Unknown loc code: ${loc}`)
}
