/** Values that grow with the zoom or another number, as MapLibre's expressions write them. */
export type Stops = readonly (readonly [at: number, value: number])[]

/** The value at a zoom, interpolated as MapLibre's `interpolate`; `base` as in `['exponential', base]`. */
export function valueAt(stops: Stops, zoom: number, base = 1): number {
  let [lastZoom, last] = stops[0] ?? [0, 0]
  for (const [nextZoom, next] of stops) {
    if (zoom < nextZoom) {
      if (zoom <= lastZoom) return last
      const part =
        base === 1
          ? (zoom - lastZoom) / (nextZoom - lastZoom)
          : (base ** (zoom - lastZoom) - 1) / (base ** (nextZoom - lastZoom) - 1)
      return last + part * (next - last)
    }
    ;[lastZoom, last] = [nextZoom, next]
  }
  return last
}

/** The value of the last stop that the zoom has reached, as MapLibre's `step`; `before` the first. */
export function stepAt(stops: Stops, zoom: number, before: number): number {
  return stops.findLast(([from]) => zoom >= from)?.[1] ?? before
}
