import { unpackPage } from '../worker/contract/page/packedPage.ts'
import type { MapSettings, PageInput } from '../worker/contract/page/page.ts'

const BUILT_IN: MapSettings = { googleKey: '', googleMapId: '', tiles: 'none' }
const NO_SETTINGS = { map: BUILT_IN, turnstileSiteKey: '' }

/** Read once: it may be long. */
const read = new WeakMap<Element, PageInput>()

/**
 * What the Worker found out for this document; null where it says nothing. Only in the browser is there one document: what
 * the Worker draws is handed its input.
 */
export function pageInput(): PageInput | null {
  const script = document.getElementById('page-input')
  if (script === null) return null
  const input = read.get(script) ?? unpackPage(script.textContent)
  read.set(script, input)
  return input
}

/** The keys of other services, for what only the browser draws. */
export function pageSettings(): Pick<PageInput, 'map' | 'turnstileSiteKey'> {
  return pageInput() ?? NO_SETTINGS
}
