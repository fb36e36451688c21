import { splitLanguage } from '../../../languages/list.ts'
import { ApiError } from '../../api/client.ts'
import { addAlert } from '../../shell/alerts.ts'
import type { Find } from '../findState.ts'
import { endLookUp } from '../moving.ts'
import { sentenceFor } from '../problems.ts'
import { applyUrl } from './applyUrl.ts'
import { parseFindUrl } from './findUrl.ts'

const CITY_PATH = /^\/cities\/[^/]+\/[^/]+\/?$/

/** Sets the store to what the browser's address says. */
export function goToAddress(find: Find): void {
  const { state, kept } = find
  const { pathname: path, search: query } = window.location
  const { rest } = splitLanguage(path)
  const isThere = state.city !== null && state.cityPath === path
  if (isThere || !CITY_PATH.test(rest)) {
    kept.awaited = null
    applyUrl(find, parseFindUrl(new URLSearchParams(query)), isThere ? state.city : null, path)
  } else void goToCity(find, path, query)
}

/** The code that looks up cities is loaded only when it is needed. */
async function goToCity(find: Find, path: string, query: string): Promise<void> {
  const { kept, calls } = find
  const lookUp = {}
  endLookUp(find)
  kept.awaited = lookUp
  try {
    const city = await calls.run('place', async (signal) => {
      const { cityAt } = await import('./cityAt.ts').catch(() => {
        throw new ApiError(0, [])
      })
      return cityAt(splitLanguage(path).rest, signal)
    })
    if (city) applyUrl(find, parseFindUrl(new URLSearchParams(query)), city, path)
  } catch (error) {
    addAlert({ kind: 'error', text: sentenceFor(error) })
  } finally {
    // By now another city, or the same one again, may be looked up.
    if (kept.awaited === lookUp) kept.awaited = null
  }
}
