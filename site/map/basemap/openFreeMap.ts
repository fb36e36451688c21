import { call } from '../../api/client.ts'
import type { Theme } from '../engine.ts'
import type { Style } from '../styleSpec.ts'
import { PATIENCE_MS, type StreetSource } from './streets.ts'

const STYLE_URLS: Record<Theme, string> = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
}

/** Streets of the whole world from OpenFreeMap. */
export const openFreeMap: StreetSource = {
  detail: 'streets',
  async loadStyle(theme) {
    const options = { anonymous: true, timeoutMs: PATIENCE_MS }
    return (await call<Style>(STYLE_URLS[theme], options)).value
  },
  covers: () => true,
}
