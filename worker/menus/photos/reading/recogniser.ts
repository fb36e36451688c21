import type { Grey } from '../picture/grey.ts'

/**
 * A piece of a line of a menu, in pixels. What was read in several columns stands in one, each below the one before it;
 * `y` is its top, `height` that of its type.
 */
export interface MenuLine {
  text: string
  x0: number
  x1: number
  y: number
  height: number
}

/** Hears how many of the lines that were found on a photo have been read; what it rejects with ends the reading. */
export type TellLines = (read: number, lines: number) => Promise<void>

/** Whatever reads writing from photos. What it took is given back by `free`. */
export interface Recogniser {
  /** From the top of the first column to the foot of the last; none when nothing can be read. */
  readLines(photo: Grey, tell?: TellLines): Promise<MenuLine[]>
  free(): void
}
