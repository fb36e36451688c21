import { useEffect } from 'react'
import { subscribe } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import { ApiError } from '../../api/client.ts'
import { addAlert } from '../../shell/alerts.ts'
import type { Find } from '../findState.ts'
import { endLookUp } from '../moving.ts'
import { sentenceFor } from '../problems.ts'
import { searchAsAsked } from '../searching.ts'
import { addressOf, applyUrl } from './applyUrl.ts'
import { parseFindUrl } from './findUrl.ts'

const CITY_PATH = /^\/cities\/[^/]+\/[^/]+\/?$/

/**
 * Keeps the address in step with the store, and the store with the address: a place the visitor went to is a new entry
 * of the browser's history, all else replaces the newest; links, Back and Forward put the store where the address says.
 */
export function useAddress(find: Find): void {
  const [path, navigate] = useLocation()
  const query = useSearch()

  // First what the address says: else it would take back what is written in the same step.
  useEffect(() => readAddress(find, path, query), [find, path, query])
  useEffect(() => writeAddress(find, path, navigate), [find, path, navigate])
}

type Navigate = (address: string, options: { replace: boolean }) => void

/** From the store to the address, while the visitor is at `path`; returns how to stop. */
function writeAddress({ state, kept }: Find, path: string, navigate: Navigate): () => void {
  const write = () => {
    // The visitor may be leaving: the last changes of the store come after the address has changed.
    if (kept.awaited !== null || window.location.pathname !== path) return
    const next = addressOf(state)
    if (next === kept.address) return
    kept.address = next
    navigate(next, { replace: state.visit === kept.visit })
    kept.visit = state.visit
  }
  // The visitor may have gone somewhere before this page listened.
  const isNew = state.visit !== kept.visit
  if (isNew && window.location.pathname + window.location.search === kept.address) write()
  return subscribe(state, write)
}

/** From the address to the store. */
function readAddress(find: Find, path: string, query: string): void {
  const { state, kept } = find
  const address = query ? `${path}?${query}` : path
  if (address === kept.address) {
    // The page came with a place, but nobody has searched there yet.
    if (state.centre && state.status === 'idle') searchAsAsked(find)
    return
  }
  kept.address = address
  kept.visit = state.visit
  if (address === addressOf(state)) return
  const isThere = state.city !== null && state.cityPath === path
  if (isThere || !CITY_PATH.test(path)) {
    applyUrl(find, parseFindUrl(new URLSearchParams(query)), isThere ? state.city : null, path)
  } else void goToCity(find, path, query)
}

/** The list of cities comes only when it is needed. */
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
      return cityAt(path, signal)
    })
    if (city) applyUrl(find, parseFindUrl(new URLSearchParams(query)), city, path)
  } catch (error) {
    addAlert({ kind: 'error', text: sentenceFor(error) })
  } finally {
    // Another city may be looked up by now, or the same once more.
    if (kept.awaited === lookUp) kept.awaited = null
  }
}
