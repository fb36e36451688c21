/**
 * Where MapLibre takes its streets from: OpenFreeMap, an archive of ours at this address of the site, or nowhere, so that
 * the built-in map stays.
 */
export type TileSource = 'openfreemap' | 'none' | `/tiles/${string}.pmtiles`

const ARCHIVE = /^pmtiles:([a-z0-9-]{1,64})$/

/** What the setting TILES says. Left empty it is OpenFreeMap; one that says nothing we know asks nobody. */
export function tileSourceOf(setting = ''): TileSource {
  if (setting === '' || setting === 'openfreemap') return 'openfreemap'
  const [, name] = ARCHIVE.exec(setting) ?? []
  return name === undefined ? 'none' : `/tiles/${name}.pmtiles`
}
