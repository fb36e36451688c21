import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import { PATIENCE_MS, type StreetSource } from '../basemap/streets.ts'
import type { MapBounds } from '../engine.ts'
import { boundsOf, isInside } from '../geometry.ts'
import { archiveStyle } from './style.ts'

const SCHEME = 'pmtiles'

/** Streets from an archive on this site; the browser reads only the visible parts. */
export function openArchive(path: string): StreetSource {
  const archive = new PMTiles(new URL(path, location.href).href)
  const protocol = new Protocol()
  protocol.add(archive)
  // The newest map's handler serves all maps: they read the same archive.
  addProtocol(SCHEME, protocol.tile)
  let covered: MapBounds | null = null
  return {
    detail: 'archive',
    async loadStyle(theme) {
      const header = await withinPatience(archive.getHeader())
      if (header.tileType !== TileType.Mvt) throw new Error('The archive holds no vector tiles')
      const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header
      covered = boundsOf(minLon, minLat, maxLon, maxLat)
      return archiveStyle(theme, {
        type: 'vector',
        tiles: [`${SCHEME}://${archive.source.getKey()}/{z}/{x}/{y}`],
        minzoom: minZoom,
        maxzoom: maxZoom,
        bounds: [minLon, minLat, maxLon, maxLat],
      })
    },
    covers: (place) => covered !== null && isInside(covered, place),
  }
}

function withinPatience<T>(promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The archive is too slow')), PATIENCE_MS)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
