import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { findSupportedCity, slugTitle } from '../../worker/contract/cities.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { locate } from '../api/places.ts'
import { addAlert } from '../shell/alerts.ts'
import { useAlerts } from '../shell/alertsContext.ts'
import { findMeta } from './findMeta.ts'
import type { Find } from './findState.ts'
import { parseFindUrl } from './findUrl.ts'
import { goTo } from './searching.ts'

const CITY_PATH = /^\/cities\/([^/]+)\/([^/]+)\/?$/

async function placeOf(state: string, city: string, signal: AbortSignal): Promise<LatLng> {
  const known = findSupportedCity(state, city)?.place
  return known ?? (await locate(`${slugTitle(city)}, ${slugTitle(state)}`, signal))
}

/** Follows a link to a city's page within the site; the first page's city came along with it. */
export function useCityPath(find: Find): void {
  const [path] = useLocation()
  const alerts = useAlerts()

  useEffect(() => {
    if (find.state.cityPath === path) return
    find.state.cityPath = path
    const [, state, city] = CITY_PATH.exec(path) ?? []
    if (!state || !city) {
      find.state.city = null
      document.title = findMeta(null).title
      return
    }
    const name = {
      city: slugTitle(decodeURIComponent(city)),
      state: slugTitle(decodeURIComponent(state)),
    }
    find.calls
      .run('city', (signal) => placeOf(state, city, signal))
      .then((place) => {
        if (!place) return
        const { zoom } = parseFindUrl(new URLSearchParams(window.location.search))
        find.state.city = name
        find.state.zoomGiven = false
        find.state.zoom = zoom
        document.title = findMeta(name).title
        goTo(find, place, '')
      })
      .catch(() => {
        const text = `${name.city}, ${name.state} not recognized as a valid address, please try a different input`
        addAlert(alerts, { kind: 'error', text })
      })
  }, [find, path, alerts])
}
