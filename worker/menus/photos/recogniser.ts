import type { PlacedText } from '../reader/extract/layout/placedText.ts'
import type { Grey } from '../reader/photos/picture/grey.ts'
import type { TellLines } from '../reader/photos/reading/readPhoto.ts'

/** Reads writing from photos. `free` releases its memory. */
export interface Recogniser {
  /** As `readPhoto`. */
  readLines(photo: Grey, tell?: TellLines): Promise<PlacedText[]>
  free(): void
}
