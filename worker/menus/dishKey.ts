import { normalise } from '../contract/normalise.ts'
import { tidyLine } from '../contract/restaurants/lines.ts'

/** A key that is equal for all spellings of a dish's name: it ignores case, spaces, width and quotes. */
export function dishKey(name: string): string {
  return tidyLine(normalise(name, 'NFKC').replace(/["“”\\]/g, '')).toLowerCase()
}
