/**
 * The source of MapLibre's streets: OpenFreeMap, our own archive at this address of the site, or none, which leaves only the
 * built-in map.
 */
export type TileSource = 'openfreemap' | 'none' | `/tiles/${string}.pmtiles`

const ARCHIVE = /^pmtiles:([a-z0-9-]{1,64})$/

/** Reads the setting TILES. Empty means OpenFreeMap; an unknown value means none. */
export function tileSourceOf(setting = ''): TileSource {
  if (setting === '' || setting === 'openfreemap') return 'openfreemap'
  const [, name] = ARCHIVE.exec(setting) ?? []
  return name === undefined ? 'none' : `/tiles/${name}.pmtiles`
}
