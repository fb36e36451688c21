import type { MapSettings } from '../../worker/contract/page/page.ts'

/** MapLibre with only the built-in map. */
export const PLAIN_MAP: MapSettings = { googleKey: '', googleMapId: '', tiles: 'none' }
