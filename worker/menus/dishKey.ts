import { normalise } from '../contract/normalise.ts'
import { tidyLine } from '../contract/restaurants/lines.ts'

/** What the names of one dish share, however they are written: case, spaces, width and quotes do not count. */
export function dishKey(name: string): string {
  return tidyLine(normalise(name, 'NFKC').replace(/["“”\\]/g, '')).toLowerCase()
}
