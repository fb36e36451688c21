import '../../ui/Button.css'
import './DidYouMean.css'
import { t, to } from '../../../languages/t.ts'
import { withKeywords } from '../../../worker/contract/places/likeliest.ts'
import { placeLabel } from '../../../worker/contract/places/placeLabel.ts'
import type { Place } from '../../../worker/contract/search.ts'
import { formatFindUrl } from '../address/findUrl.ts'
import { focusResults } from '../list/focusResults.ts'
import { goTo } from '../moving.ts'
import { useFind } from '../useFind.ts'
import { suggestionLabel } from './suggestionLabel.ts'

/** Suggestions for an unknown place, as links so that they work without scripts too. */
export function DidYouMean({ text, places }: { text: string; places: readonly Place[] }) {
  const { find, shown } = useFind()

  const linkTo = (place: Place) => {
    const near = placeLabel(place)
    const { cuisines, diets, has, open, unsaid, liveOnly, view } = shown
    const keywords = withKeywords(place.words ?? '', shown.keywords)
    const filters = { keywords, cuisines, diets, has, open, unsaid, liveOnly, view }
    return (
      <a
        key={`${near} ${place.lat} ${place.lng}`}
        className="button"
        href={to(`/?${formatFindUrl({ ...filters, centre: place, near })}`)}
        onClick={(event) => {
          event.preventDefault()
          // This link disappears, and would take the focus with it.
          focusResults()
          find.state.keywords = keywords
          goTo(find, place, near)
        }}
      >
        {suggestionLabel(place)}
      </a>
    )
  }
  return (
    <div className="did-you-mean">
      <p>{t('We are not sure where “{text}” is. Did you mean:', { text })}</p>
      {places.map(linkTo)}
    </div>
  )
}
