// Drawn by the Worker, long before its script comes.
import './DidYouMean.css'
import '../../ui/Button.css'
import './SearchPanel.css'
import { lazy, useRef } from 'react'
import { ref } from 'valtio/vanilla'
import { t, to } from '../../../languages/t.ts'
import { MAX_KEYWORDS_LENGTH } from '../../../worker/contract/limits.ts'
import { withKeywords } from '../../../worker/contract/places/likeliest.ts'
import { placeLabel } from '../../../worker/contract/places/placeLabel.ts'
import { isPartOfZip } from '../../../worker/contract/places/zip.ts'
import { notRecognized } from '../../api/notRecognized.ts'
import { searchPlaces } from '../../api/places.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Part } from '../../ui/part/Part.tsx'
import { goHereabouts } from '../address/hereabouts.ts'
import { endLookUp, goTo, goToRestaurant, searchAgain } from '../moving.ts'
import { sentenceFor } from '../problems.ts'
import { useFind } from '../useFind.ts'
import { Filters, VeganOnly } from './Filters.tsx'
import { likeliestOffer, type Offer, toOffers, useOffers } from './offers.ts'
import { PlaceBox } from './PlaceBox.tsx'
import { useDraft } from './useDraft.ts'
import { leaveForm, useOpenForm } from './useOpenForm.ts'

/** Few places are unknown, so its script is fetched on demand. */
const DidYouMean = lazy(async () => ({
  default: (await import('./DidYouMean.tsx')).DidYouMean,
}))

/** Where, what and how vegan. A plain GET form, so that it works without scripts and before they have loaded. */
export function SearchPanel() {
  const { find, shown } = useFind()
  const [typedPlace, typePlace] = useDraft(shown.near)
  const [typedKeywords, typeKeywords] = useDraft(shown.keywords)

  const form = useRef<HTMLFormElement>(null)
  const offered = useOffers(find)
  const { isOpen, open } = useOpenForm(form)

  /** How many submitted places are being looked up; other calls of that name are none of the form's. */
  const lookUps = useRef(0)
  /** What was submitted is outdated once more is typed. */
  const typing = (type: (text: string) => void) => (text: string) => {
    if (lookUps.current > 0) find.calls.cancel('place')
    type(text)
  }
  const searchFor = (keywords: string) => {
    find.state.keywords = keywords
    if (shown.centre) searchAgain(find)
    else addAlert({ kind: 'info', text: t('Type a city or ZIP code first.') })
  }
  const take = (offer: Offer, isChosen: boolean) => {
    offered.close()
    endLookUp(find)
    leaveForm()
    if (offer.kind === 'dish') {
      // Words that were only typed are searched with those of the other field.
      const words = isChosen ? offer.dish : withKeywords(offer.dish, typedKeywords)
      typePlace(shown.near)
      typeKeywords(words)
      searchFor(words)
      return
    }
    const near = offer.kind === 'place' ? placeLabel(offer.place) : offer.label
    const words = offer.kind === 'place' ? (offer.place.words ?? '') : ''
    const keywords = withKeywords(words, typedKeywords)
    typePlace(near)
    typeKeywords(keywords)
    find.state.keywords = keywords
    if (offer.kind === 'place') goTo(find, offer.place, near)
    else goToRestaurant(find, offer, near)
  }
  const submit = async () => {
    offered.close()
    endLookUp(find)
    const near = typedPlace.trim()
    const keywords = typedKeywords.trim()
    if ((near === shown.near && !shown.unknown) || near === '' || isPartOfZip(near)) {
      leaveForm()
      searchFor(keywords)
      return
    }
    lookUps.current += 1
    try {
      // Going anywhere else ends this look-up.
      const answer = await find.calls.run('place', (signal) =>
        searchPlaces(near, shown.centre, signal),
      )
      if (!answer) return
      const meant = likeliestOffer(near, toOffers(answer))
      if (!meant && answer.didYouMean) {
        find.state.unknown = ref({ text: near, places: answer.didYouMean })
        find.state.keywords = keywords
        return
      }
      if (!meant) {
        addAlert({ kind: 'error', text: notRecognized(near) })
        return
      }
      take(meant, false)
    } catch (error) {
      const again = { label: t('Try again'), run: () => form.current?.requestSubmit() }
      addAlert({ kind: 'error', text: sentenceFor(error), action: again })
    } finally {
      lookUps.current -= 1
    }
  }

  return (
    <search
      className="search-panel"
      data-open={isOpen || undefined}
      data-words={shown.keywords || undefined}
    >
      <form
        ref={form}
        action={to('/')}
        method="get"
        // The address says what is chosen. A browser that also restores boxes, on the way back or after a reload, ticks others if
        // the page offers others now.
        autoComplete="off"
        // A press fails on a control that moves under the finger, so only the Location field opens the form.
        onFocus={({ target }) => target.name === 'near' && open()}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="search-row">
          <PlaceBox
            text={typedPlace}
            offered={offered}
            onType={typing(typePlace)}
            onChoose={take}
          />
          <button
            type="button"
            className="icon-button locate-button"
            aria-label={t('Use my location')}
            title={t('Use my location')}
            // Not `disabled`, which would take the focus.
            aria-disabled={shown.locating || undefined}
            onClick={() => {
              if (!shown.locating) void goHereabouts(find, true)
            }}
          >
            <Icon name="locate" />
          </button>
        </div>
        <div className="search-doubt" role="status">
          {shown.unknown && shown.unknown.places.length > 0 && (
            <Part>
              <DidYouMean text={shown.unknown.text} places={shown.unknown.places} />
            </Part>
          )}
        </div>
        <div className="search-more">
          <div className="search-row search-words">
            <label className="visually-hidden" htmlFor="keyword">
              {t('Keyword')}
            </label>
            <input
              id="keyword"
              name="q"
              type="search"
              autoComplete="on"
              placeholder={t('Keyword: tofu, ramen')}
              maxLength={MAX_KEYWORDS_LENGTH}
              enterKeyHint="search"
              value={typedKeywords}
              onChange={(event) => typing(typeKeywords)(event.target.value)}
            />
            <Button type="submit" look="primary">
              {t('Search')}
            </Button>
          </div>
          {shown.centre && (
            <input type="hidden" name="at" value={`${shown.centre.lat},${shown.centre.lng}`} />
          )}
          <VeganOnly />
          <Filters />
        </div>
      </form>
    </search>
  )
}
