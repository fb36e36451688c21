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
 * Without a place to search: offers the city that the connection seems to come from, used only after a click, or else a link to
 * the supported areas. The styles reserve room for either, so that nothing moves.
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
