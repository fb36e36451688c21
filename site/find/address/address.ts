import { useEffect, useState } from 'react'
import { subscribe } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import { findSupportedCity, slugTitle } from '../../../worker/contract/cities.ts'
import type { City } from '../../../worker/contract/page.ts'
import { locate } from '../../api/places.ts'
import { addAlert } from '../../shell/alerts.ts'
import { useAlerts } from '../../shell/alertsContext.ts'
import { type Find, type FindState, isSamePlace } from '../findState.ts'
import { search, searchAsAsked } from '../searching.ts'
import { type FindParams, formatFindUrl, parseFindUrl } from './findUrl.ts'

const CITY_PATH = /^\/cities\/([^/]+)\/([^/]+)\/?$/

/** The address of what the store holds. A city's page keeps its own place in its path. */
export function addressOf(state: FindState): string {
  const { city, cityPath, centre, zoom, zoomGiven, near, view, selectedId } = state
  const { keywords, cuisines, diets, liveOnly } = state
  const isAtCity = city !== null && isSamePlace(centre, city.place)
  const query = formatFindUrl({
    ...{ centre: isAtCity ? null : centre, zoom, zoomGiven, near },
    ...{ keywords, cuisines, diets, liveOnly, view, selectedId },
  })
  return (city ? cityPath : '/') + (query && `?${query}`)
}

/** The city that a path of the site names; rejects when no gazetteer knows it. */
async function cityAt(path: string, signal: AbortSignal): Promise<City | null> {
  const [, stateSlug, citySlug] = (CITY_PATH.exec(path) ?? []).map(decodeURIComponent)
  if (!stateSlug || !citySlug) return null
  const known = findSupportedCity(stateSlug, citySlug)
  const name = { city: known?.name ?? slugTitle(citySlug), state: slugTitle(stateSlug) }
  return { ...name, place: known?.place ?? (await locate(`${name.city}, ${name.state}`, signal)) }
}

/** What a search depends on, as one text. */
function searchKey({ centre, keywords, cuisines, diets }: FindState): string {
  return JSON.stringify([centre, keywords, cuisines, diets])
}

/** Puts the store where an address says; searches when that asks for something else. */
function settle(find: Find, params: FindParams, city: City | null, path: string): void {
  const { state } = find
  const before = searchKey(state)
  const isNewCity = city !== null && state.cityPath !== path
  const centre = params.centre ?? city?.place ?? null
  const { near, zoom, zoomGiven, keywords, cuisines, diets, liveOnly, view, selectedId } = params
  Object.assign(state, {
    ...{ near: params.centre ? near : '', zoom, zoomGiven, view, selectedId, source: 'LIST' },
    ...{ keywords, cuisines, diets, liveOnly, centre, city, cityPath: path },
  })
  if (!centre) {
    find.calls.cancel('search')
    Object.assign(state, { answer: null, clusters: [], status: 'idle', problem: null })
  } else if (searchKey(state) !== before || state.status === 'idle') {
    if (isNewCity) searchAsAsked(find)
    else void search(find)
  }
}

/**
 * Keeps the address in step with the store, and the store with the address: a place the visitor went to is a new entry
 * of the browser's history, all else replaces the newest; links, Back and Forward put the store where the address says.
 */
export function useAddress(find: Find): void {
  const alerts = useAlerts()
  const [path, navigate] = useLocation()
  const query = useSearch()
  const address = query ? `${path}?${query}` : path
  /** A city that is being looked up: until then the store does not speak for the address. */
  const [awaited, setAwaited] = useState<string | null>(null)

  useEffect(() => {
    const { state, kept } = find
    let visit = state.visit
    const write = () => {
      // The visitor may be leaving: the last changes of the store come after the address has changed.
      if (awaited !== null || window.location.pathname !== path) return
      const next = addressOf(state)
      if (next === kept.address) return
      kept.address = next
      navigate(next, { replace: state.visit === visit })
      visit = state.visit
    }
    return subscribe(state, write)
  }, [find, navigate, path, awaited])

  useEffect(() => {
    const { state, kept } = find
    if (address === kept.address) {
      if (state.centre && state.status === 'idle') searchAsAsked(find)
      return
    }
    kept.address = address
    if (address === addressOf(state)) return
    const params = parseFindUrl(new URLSearchParams(query))
    const isKnown = state.city !== null && state.cityPath === path
    if (isKnown || !CITY_PATH.test(path)) {
      settle(find, params, isKnown ? state.city : null, path)
      return
    }
    setAwaited(path)
    find.calls
      .run('city', (signal) => cityAt(path, signal))
      .then((city) => city && settle(find, params, city, path))
      .catch(() => {
        const text = `${slugTitle(path.split('/').at(-1) ?? '')} not recognized as a valid address, please try a different input`
        addAlert(alerts, { kind: 'error', text })
      })
      .finally(() => setAwaited(null))
  }, [find, address, path, query, alerts])
}
