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

/** A box with a margin around it, as far as the picture goes; its `right` and `bottom` are the first pixels outside. */
export function withMargin(
  { left, top, right, bottom }: Box,
  { across, down }: { across: number; down: number },
  { width, height }: { width: number; height: number },
): Box {
  return {
    left: Math.max(0, Math.round(left - across)),
    top: Math.max(0, Math.round(top - down)),
    right: Math.min(width, Math.round(right + 1 + across)),
    bottom: Math.min(height, Math.round(bottom + 1 + down)),
  }
}
