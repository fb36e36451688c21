import '../../ui/Button.css'
import './HereOffer.css'
import { useEffect, useState } from 'react'
import { t, to } from '../../../languages/t.ts'
import { placeLabel } from '../../../worker/contract/places/placeLabel.ts'
import type { Place } from '../../../worker/contract/search.ts'
import { guessHere } from '../../api/places.ts'
import { Button } from '../../ui/Button.tsx'
import { goTo } from '../moving.ts'
import { useFind } from '../useFind.ts'

/**
 * With no place to search at: the city the connection seems to come from, taken only by a click, or else the way to the
 * supported areas. The styles keep room for either, so that nothing moves when it is known.
 */
export function HereOffer() {
  const { find } = useFind()
  const [place, setPlace] = useState<Place | null>()

  useEffect(() => {
    find.calls
      .run('here', guessHere)
      .then(setPlace)
      .catch(() => setPlace(null))
    return () => find.calls.cancel('here')
  }, [find])

  return (
    <div className="welcome">
      <p className="lead">
        {t(
          'Type a city or ZIP code, or share your location, and Sprig shows where to eat vegan nearby: every dish, and the food trucks that are out right now.',
        )}
      </p>
      <p className="welcome-offer">
        {place && (
          <Button look="primary" onClick={() => goTo(find, place, placeLabel(place))}>
            {t('Show restaurants in {place}', { place: placeLabel(place) })}
          </Button>
        )}
        {place === null && (
          <a className="button" href={to('/explore')}>
            {t('Explore our supported areas')}
          </a>
        )}
      </p>
    </div>
  )
}
