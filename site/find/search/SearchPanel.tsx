// Drawn by the Worker, long before its script comes.
import './DidYouMean.css'
import '../../ui/Button.css'
import './SearchPanel.css'
import { lazy, useRef } from 'react'
import { t, to } from '../../../languages/t.ts'
import { MAX_KEYWORDS_LENGTH } from '../../../worker/contract/limits.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Part } from '../../ui/part/Part.tsx'
import { goHereabouts } from '../address/hereabouts.ts'
import { useFind } from '../useFind.ts'
import { Filters, VeganOnly } from './Filters.tsx'
import { PlaceBox } from './PlaceBox.tsx'
import { useOpenForm } from './useOpenForm.ts'
import { useSearchForm } from './useSearchForm.ts'

/** Few places are unknown, so its script is fetched on demand. */
const DidYouMean = lazy(async () => ({
  default: (await import('./DidYouMean.tsx')).DidYouMean,
}))

/** Where, what and how vegan. A plain GET form, so that it works without scripts and before they have loaded. */
export function SearchPanel() {
  const { find, shown } = useFind()
  const form = useRef<HTMLFormElement>(null)
  const { isOpen, open } = useOpenForm(form)
  const { place, keywords, offered, take, submit, isLookingUp } = useSearchForm(form)
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
          <PlaceBox text={place.typed} offered={offered} onType={place.type} onChoose={take} />
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
              value={keywords.typed}
              onChange={(event) => keywords.type(event.target.value)}
            />
            <BusyButton type="submit" look="primary" isBusy={isLookingUp}>
              {t('Search')}
            </BusyButton>
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
