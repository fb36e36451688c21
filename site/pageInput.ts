import { unpackPage } from '../worker/contract/page/packedPage.ts'
import type { MapSettings, PageInput } from '../worker/contract/page/page.ts'

const BUILT_IN: MapSettings = { googleKey: '', googleMapId: '', tiles: 'none' }
const NO_SETTINGS = { map: BUILT_IN, turnstileSiteKey: '' }

/** Cached, because parsing a long input takes time. */
const read = new WeakMap<Element, PageInput>()

/**
 * What the Worker found out for this document; null where it carries no input. For the browser only: there is just one document.
 * In the Worker, components receive their input as a prop.
 */
export function pageInput(): PageInput | null {
  const script = document.getElementById('page-input')
  if (script === null) return null
  const input = read.get(script) ?? unpackPage(script.textContent)
  read.set(script, input)
  return input
}

/** The keys of other services that only the browser uses. */
export function pageSettings(): Pick<PageInput, 'map' | 'turnstileSiteKey'> {
  return pageInput() ?? NO_SETTINGS
}
