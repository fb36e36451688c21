import '../../ui/card.css'
import '../entries.css'
import '../../ui/notice.css'
import './GoogleIds.css'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Trans } from '../../../languages/Trans.tsx'
import { count, t, to } from '../../../languages/t.ts'
import { distanceMetres } from '../../../worker/contract/places/distance.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { reauthenticate } from '../../account/session.ts'
import { formatDistance } from '../../device/units/distances.ts'
import { placeOf } from '../../map/placeOf.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { arrowStep } from '../../ui/arrowStep.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import {
  accept,
  createMatching,
  type Match,
  type MatchingState,
  start,
  suggest,
  walk,
} from './matchingState.ts'

const QUICK_MS = 1000

/** Tab 1: steps through the restaurants without a Google id. Arrow keys go back and forward. */
export function GoogleIds() {
  const [matching] = useState(createMatching)
  const shown = useSnapshot(matching.state)
  const { status, restaurants, at, total, match, isAccepting } = shown
  const restaurant = restaurants[at]
  useEffect(() => {
    void start(matching)
    return () => {
      matching.calls.cancel('unmatched')
      matching.calls.cancel('suggest')
    }
  }, [matching])
  const isSignedOut = match.status === 'signed-out'
  useEffect(() => {
    if (isSignedOut) reauthenticate()
  }, [isSignedOut])

  const take = async () => {
    try {
      if ((await accept(matching)) === null) return
      addAlert({ kind: 'success', text: t('Restaurant updated!'), durationMs: QUICK_MS })
    } catch (error) {
      alertFailure(error, t('Error updating restaurant, please try again'))
    }
  }
  const onKey = (event: KeyboardEvent) => {
    const step = arrowStep(event.key, event.currentTarget)
    if (step === null) return
    event.preventDefault()
    void walk(matching, step)
  }
  if (status === 'failed')
    return <Failure problem={shown.problem} onRetry={() => start(matching)} />
  const isSearched = restaurant !== undefined && match.status !== 'no-service'
  return (
    <section aria-label={t('Restaurants without a Google id')} onKeyDown={onKey}>
      {/* Always here: screen readers announce only what is added to it. */}
      <div role="status">
        <Standing shown={shown} />
      </div>
      {status === 'loading' && <Skeleton lines={4} />}
      {isSearched && (
        <>
          <div className="card matching-pair">
            <Row restaurant={restaurant} />
            <MatchWords match={match} restaurant={restaurant} onRetry={() => suggest(matching)} />
          </div>
          <div className="matching-actions">
            <Button aria-disabled={at === 0 || undefined} onClick={() => walk(matching, -1)}>
              <Icon name="chevronLeft" />
              {t('Previous')}
            </Button>
            <Button aria-disabled={at + 1 >= total || undefined} onClick={() => walk(matching, 1)}>
              {t('Next')}
              <Icon name="chevronRight" />
            </Button>
            <Button
              look="primary"
              aria-disabled={match.status !== 'found' || isAccepting || undefined}
              onClick={take}
            >
              {t('Accept')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** How far the work is. */
function Standing({ shown }: { shown: Readonly<MatchingState> }) {
  const { status, restaurants, at, total, match } = shown
  if (status === 'loading') {
    return (
      <span className="visually-hidden">{t('Loading the restaurants without a Google id…')}</span>
    )
  }
  if (restaurants[at] === undefined) {
    return <p className="empty">{t('Every restaurant has its Google id.')}</p>
  }
  if (match.status === 'no-service') return <NoService total={total} />
  return (
    <p className="entry-count">{t('{at} of {total} left', { at: at + 1, total: count(total) })}</p>
  )
}

/** Without this message every restaurant would just show no match. */
function NoService({ total }: { total: number }) {
  return (
    <div className="notice">
      <p>
        <Trans
          id="{total, plural, one {1 restaurant has} other {{count} restaurants have}} no Google id, and no place provider is set that could suggest one. Set <code>GOOGLE_PLACES_KEY</code> on the server, then open this tab again."
          values={{ total, count: count(total) }}
          components={{ code: <code /> }}
        />
      </p>
    </div>
  )
}

function Row({ restaurant }: { restaurant: Readonly<Restaurant> }) {
  return (
    <div>
      <p className="matching-label">{t('Our restaurant')}</p>
      <p className="matching-name">
        <a href={to(`/details/${restaurant._id}`)}>
          <bdi>{restaurant.name}</bdi>
        </a>
      </p>
      <p className="matching-address">
        <bdi>{restaurant.address ?? t('No address')}</bdi>
      </p>
    </div>
  )
}

interface MatchWordsProps {
  match: Readonly<Match>
  restaurant: Readonly<Restaurant>
  onRetry: () => void
}

function MatchWords({ match, restaurant, onRetry }: MatchWordsProps) {
  return (
    <div aria-live="polite">
      <p className="matching-label">{t('Suggested match')}</p>
      {match.status === 'searching' && <Skeleton lines={2} />}
      {match.status === 'none' && <p>{t('No matches found')}</p>}
      {match.status === 'failed' && (
        <>
          <p>{match.problem}</p>
          <Button size="small" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </>
      )}
      {match.status === 'found' && (
        <>
          <p className="matching-name">
            <bdi>{match.suggestion.name}</bdi>
          </p>
          <p className="matching-address">
            <bdi>{match.suggestion.formatted_address}</bdi>
          </p>
          <p>{awayWords(restaurant, match)}</p>
        </>
      )}
    </div>
  )
}

function awayWords(restaurant: Readonly<Restaurant>, match: Extract<Match, { status: 'found' }>) {
  const place = placeOf(restaurant)
  if (place === null) return t('Our restaurant has no location to measure from.')
  const metres = distanceMetres(place, match.suggestion.geometry.location)
  return t('{distance} away', { distance: formatDistance(metres, 'mi') })
}
