import { useEffect, useRef } from 'react'
import { subscribe } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import type { Find, FindState } from './findState.ts'
import { type FindParams, formatFindUrl, parseFindUrl } from './findUrl.ts'
import { search, searchAsAsked } from './searching.ts'

type UrlPart = Pick<
  FindParams,
  | 'centre'
  | 'zoom'
  | 'zoomGiven'
  | 'near'
  | 'keywords'
  | 'cuisines'
  | 'diets'
  | 'view'
  | 'selectedId'
>

/** A city page's own place is in its path: the query names a place only after the visitor went elsewhere. */
function urlOf(state: FindState): string {
  const { city, centre } = state
  const isAtCity = city !== null && !state.zoomGiven && state.near === ''
  const part: UrlPart = { ...state, centre: isAtCity ? null : centre }
  const query = formatFindUrl(part)
  return query ? `?${query}` : ''
}

function samePlace(a: FindParams['centre'], b: FindParams['centre']): boolean {
  return a?.lat === b?.lat && a?.lng === b?.lng
}

/** Takes over an address the visitor came back to; searches only when it asks for something else. */
function apply(find: Find, query: string): void {
  const { state } = find
  const params = parseFindUrl(new URLSearchParams(query))
  const isOther =
    (params.centre !== null && !samePlace(params.centre, state.centre)) ||
    params.keywords !== state.keywords ||
    params.cuisines.join() !== state.cuisines.join() ||
    params.diets.join() !== state.diets.join()
  Object.assign(state, {
    ...(params.centre ? { centre: params.centre, near: params.near } : {}),
    ...(params.zoomGiven ? { zoom: params.zoom, zoomGiven: true } : {}),
    keywords: params.keywords,
    cuisines: params.cuisines,
    diets: params.diets,
    view: params.view,
    selectedId: params.selectedId,
  })
  if (isOther) void search(find)
}

/**
 * Keeps the address in step with the store. A new place is a new entry in the browser's history, all else replaces the
 * newest entry; Back and Forward put the store where the address says.
 */
export function useUrl(find: Find): void {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const written = useRef<string | null>(null)

  useEffect(() => {
    let near = find.state.near
    const write = () => {
      // The visitor may be leaving: the last changes of the store come after the address has changed.
      if (window.location.pathname !== path) return
      const next = urlOf(find.state)
      if (next === window.location.search) return
      const isNewPlace = find.state.near !== near && find.state.near !== ''
      near = find.state.near
      written.current = next
      navigate(`${path}${next}`, { replace: !isNewPlace })
    }
    return subscribe(find.state, write)
  }, [find, navigate, path])

  useEffect(() => {
    const current = query ? `?${query}` : ''
    if (written.current === null) {
      written.current = current
      if (find.state.centre && find.state.status === 'idle') searchAsAsked(find)
      return
    }
    if (current === written.current || current === urlOf(find.state)) return
    written.current = current
    apply(find, current)
  }, [find, query])
}
