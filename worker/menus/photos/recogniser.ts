import type { PlacedText } from '../reader/extract/layout/placedText.ts'
import type { Grey } from '../reader/photos/picture/grey.ts'
import type { TellLines } from '../reader/photos/reading/readPhoto.ts'

/** Whatever reads writing from photos. What it took is given back by `free`. */
export interface Recogniser {
  /** As `readPhoto`. */
  readLines(photo: Grey, tell?: TellLines): Promise<PlacedText[]>
  free(): void
}
