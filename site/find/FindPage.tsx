import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { CityName } from '../../worker/contract/page.ts'
import { useAuth } from '../account/authContext.ts'
import { useLive } from '../live/useLive.ts'
import { useAlerts } from '../shell/alertsContext.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAddress } from './address/address.ts'
import { searchHereabouts } from './address/location.ts'
import { useLocCode } from './address/useLocCode.ts'
import { findMeta } from './findMeta.ts'
import { toggleView } from './findState.ts'
import { ResultsList } from './list/ResultsList.tsx'
import { MapPane } from './map/MapPane.tsx'
import { HereOffer } from './search/HereOffer.tsx'
import { SearchPanel } from './search/SearchPanel.tsx'
import { retryWhenOnline } from './searching.ts'
import { useFind } from './useFind.ts'

/** Seldom asked: it is fetched when it is. */
const NoDataQuestion = lazy(async () => ({
  default: (await import('./NoDataQuestion.tsx')).NoDataQuestion,
}))

/** The heading of the main view. */
export function findTitle(city: CityName | null): string {
  return city ? `Vegan food in ${city.city}, ${city.state}` : 'Find vegan food near you'
}

/** The main view: search, list and map. */
export function FindPage() {
  const { find, shown } = useFind()
  const { signedIn } = useAuth()
  useAddress(find)
  useTitle(shown.city)
  useLocCode()
  useAskForLocation()
  useKeptScroll()
  useTopOfList()
  useRetryOnline()
  useLive(find)

  return (
    <div className="find" data-view={shown.view} data-start={shown.centre ? undefined : ''}>
      <div className="find-side">
        <h1 className="find-title">{findTitle(shown.city)}</h1>
        <SearchPanel />
        {!shown.centre && <HereOffer />}
        {shown.centre && shown.view === 'MAP_VIEW' && <SkipList />}
        <ResultsList signedIn={signedIn === true} />
      </div>
      <MapPane />
      <Button className="view-toggle" look="primary" onClick={() => toggleView(find)}>
        <Icon name={shown.view === 'MAP_VIEW' ? 'list' : 'map'} />
        {shown.view === 'MAP_VIEW' ? 'List' : 'Map'}
      </Button>
      {shown.noData && (
        <Suspense>
          <NoDataQuestion />
        </Suspense>
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

function useTitle(city: CityName | null): void {
  const { title } = findMeta(city)
  useEffect(() => {
    document.title = title
  }, [title])
}

/** On the home path without a place in the address, the browser is asked where the visitor is. */
function useAskForLocation(): void {
  const { find } = useFind()
  const alerts = useAlerts()
  const [path] = useLocation()
  const hasPlace = new URLSearchParams(useSearch()).has('lat')
  const isWanted = path === '/' && !hasPlace && find.state.centre === null

  useEffect(() => {
    if (isWanted) searchHereabouts(find, alerts, false)
  }, [isWanted, find, alerts])
}

const SCROLLERS = '.find-side, .results'

const openRow = () => document.querySelector('.row[data-selected]')

/**
 * Coming back from another page, the list stands where it was left, and its open row to the pixel: what rows out of sight
 * are taken to measure is not their height. Else the list stands at the row that the address names.
 */
function useKeptScroll(): void {
  const { find } = useFind()
  useLayoutEffect(() => {
    const { kept } = find
    const { rowTop } = kept
    const row = openRow()
    const isBack = row !== null && rowTop !== null
    row?.parentElement?.toggleAttribute('data-whole', isBack)
    for (const scroller of document.querySelectorAll(SCROLLERS)) scroller.scrollTop = kept.scroll
    if (isBack) {
      const scroller = row.closest(SCROLLERS)
      scroller?.scrollBy({ top: row.getBoundingClientRect().top - rowTop })
    } else row?.scrollIntoView({ block: 'nearest' })
    const keep = ({ target }: Event) => {
      if (target instanceof Element && target.matches(SCROLLERS)) kept.scroll = target.scrollTop
    }
    // Scroll events do not bubble: they can only be caught on their way down.
    window.addEventListener('scroll', keep, { passive: true, capture: true })
    return () => {
      kept.rowTop = openRow()?.getBoundingClientRect().top ?? null
      window.removeEventListener('scroll', keep, { capture: true })
    }
  }, [find])
}

/** A search somewhere else starts at the top of its list. */
function useTopOfList(): void {
  const { shown } = useFind()
  const { centre } = shown
  const before = useRef(centre)
  useEffect(() => {
    if (before.current?.lat === centre?.lat && before.current?.lng === centre?.lng) return
    before.current = centre
    for (const scroller of document.querySelectorAll(SCROLLERS)) scroller.scrollTop = 0
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
