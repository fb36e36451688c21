// Drawn by the Worker, long before its script comes.
import './search/HereOffer.css'
import './FindPage.css'
import { lazy, memo, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { CityName } from '../../worker/contract/page/page.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { useAuth } from '../account/useAuth.ts'
import { noteSearched } from '../device/whereabouts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Part } from '../ui/part/Part.tsx'
import { useMeta } from '../ui/useMeta.ts'
import { useAddress } from './address/address.ts'
import { goHereabouts } from './address/hereabouts.ts'
import { useLocCode } from './address/useLocCode.ts'
import { findMeta } from './findMeta.ts'
import { searchedPlace, toggleView } from './findState.ts'
import { useKeptScroll, useTopOfList } from './list/persistedScroll.ts'
import { ResultsList } from './list/ResultsList.tsx'
import { useChanges } from './live/useChanges.ts'
import { useLive } from './live/useLive.ts'
import { MapPane } from './map/MapPane.tsx'
import { SearchPanel } from './search/SearchPanel.tsx'
import { retryWhenOnline } from './searching.ts'
import { useFind } from './useFind.ts'

/** Only the start page has it; the Worker has written it by then. */
const HereOffer = lazy(async () => ({
  default: (await import('./search/HereOffer.tsx')).HereOffer,
}))

/** Never drawn anew: until its script is there React would take away what the Worker wrote. */
const StartOffer = memo(function StartOffer() {
  return (
    <Part>
      <HereOffer />
    </Part>
  )
})

/** Seldom asked: it is fetched when it is. */
const NoDataQuestion = lazy(async () => ({
  default: (await import('./NoDataQuestion.tsx')).NoDataQuestion,
}))

/** The heading of the main view. */
function findTitle(city: CityName | null, near: string): string {
  if (city) return `Vegan food in ${city.city}, ${city.state}`
  return near ? `Vegan food near ${near}` : 'Find vegan food near you'
}

/** The main view: search, list and map. */
export function FindPage() {
  const { find, shown } = useFind()
  const { signedIn } = useAuth()
  useAddress(find)
  const near = searchedPlace(shown)
  useMeta(findMeta(shown.city, near))
  useLocCode()
  useAskForLocation()
  useKeptScroll()
  useTopOfList(shown.centre)
  useRetryOnline()
  useLive(find)
  useChanges(find)
  useNoteSearched(shown.centre)

  return (
    <div
      className="find"
      data-view={shown.view}
      data-start={shown.centre ? undefined : ''}
      data-strip={shown.isStripUp ? 'up' : undefined}
    >
      <div className="find-side">
        <h1 className="find-title">{findTitle(shown.city, near)}</h1>
        <SearchPanel />
        {!shown.centre && <StartOffer />}
        {shown.centre && shown.view === 'MAP_VIEW' && <SkipList />}
        <ResultsList signedIn={signedIn === true} />
      </div>
      <MapPane />
      <Button className="view-toggle" look="primary" onClick={() => toggleView(find)}>
        <Icon name={shown.view === 'MAP_VIEW' ? 'list' : 'map'} />
        {shown.view === 'MAP_VIEW' ? 'List' : 'Map'}
      </Button>
      {shown.noData && (
        <Part>
          <NoDataQuestion />
        </Part>
      )}
    </div>
  )
}

/** Two hundred rows are a long way to the map for those who go by keyboard. */
function SkipList() {
  return (
    <button
      type="button"
      className="skip-link needs-script"
      onClick={() => document.getElementById('map')?.focus()}
    >
      Skip to the map
    </button>
  )
}

/** On the home path without a place in the address, the browser is asked where the visitor is. */
function useAskForLocation(): void {
  const { find } = useFind()
  const [path] = useLocation()
  const hasPlace = new URLSearchParams(useSearch()).has('lat')
  const isWanted = path === '/' && !hasPlace && find.state.centre === null

  useEffect(() => {
    // By now the visitor may have gone somewhere, or be looking for a place.
    if (!isWanted || find.state.centre || find.calls.isRunning('place')) return
    void goHereabouts(find, false)
  }, [isWanted, find])
}

/** Other pages begin there. */
function useNoteSearched(centre: LatLng | null): void {
  useEffect(() => {
    if (centre) noteSearched({ lat: centre.lat, lng: centre.lng })
  }, [centre])
}

function useRetryOnline(): void {
  const { find } = useFind()
  useEffect(() => {
    const retry = () => retryWhenOnline(find)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [find])
}
