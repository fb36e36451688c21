import type { MapSettings } from '../contract/page/page.ts'
import { tileSourceOf } from '../contract/page/tileSource.ts'
import type { Env } from '../env.ts'

/** The settings of the map that a page carries to the browser. */
export function mapSettingsOf(env: Env): MapSettings {
  return {
    googleKey: env.GOOGLE_MAPS_KEY ?? '',
    googleMapId: env.GOOGLE_MAP_ID ?? '',
    tiles: tileSourceOf(env.TILES),
  }
}
