import { splitLanguage } from '../../../languages/list.ts'
import type { Find } from '../findState.ts'
import { applyUrl } from './applyUrl.ts'
import { parseFindUrl } from './findUrl.ts'

const CITY_PATH = /^\/cities\/[^/]+\/[^/]+\/?$/

/**
 * Sets the store to what the browser's address says. A document knows one city at most, so the page of another is loaded, as when
 * Back leads to a city after the page has been reloaded elsewhere.
 */
export function goToAddress(find: Find): void {
  const { pathname: path, search: query } = window.location
  const { drawn, kept } = find
  const city = drawn.cityPath === path ? drawn.city : null
  if (city === null && CITY_PATH.test(splitLanguage(path).rest)) {
    // Until then nothing writes the store's address over this one.
    kept.address = ''
    window.location.reload()
    return
  }
  applyUrl(find, parseFindUrl(new URLSearchParams(query)), city)
}
