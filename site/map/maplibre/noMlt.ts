/** Replaces the decoder of MapLibre's own tile format, which no source of ours has: it would weigh 17 KB. */
export const GEOMETRY_TYPE = {}

export function decodeTile(): never {
  throw new Error('MapLibre tiles cannot be decoded')
}
