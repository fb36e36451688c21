/** A rectangle on a picture, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The smallest box that holds all of these, of which there must be at least one. */
export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
