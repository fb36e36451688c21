import type { MapSettings } from '../../worker/contract/page/page.ts'

/** MapLibre with the built-in map alone. */
export const PLAIN_MAP: MapSettings = { googleKey: '', googleMapId: '', tiles: 'none' }
