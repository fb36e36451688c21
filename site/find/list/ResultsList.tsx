import '../../ui/Button.css'
import '../../ui/notice.css'
import './ResultRow.css'
import './ResultsList.css'
import { lazy, useCallback, useMemo } from 'react'
import { space, t, to } from '../../../languages/t.ts'
import { DIETS } from '../../../worker/contract/diet.ts'
import type { DrawnAt, FindAnswer } from '../../../worker/contract/page/page.ts'
import { sameNames } from '../../../worker/contract/page/sameNames.ts'
import { useUnits } from '../../device/units/units.ts'
import { LongList } from '../../island/LongList.ts'
import { useNow } from '../../live/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { Part } from '../../ui/part/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { formatFindUrl } from '../address/findUrl.ts'
import { hover, isFiltered, select } from '../findState.ts'
import { searchOnDemand } from '../searchOnDemand.ts'
import { useFind } from '../useFind.ts'
import { focusResults } from './focusResults.ts'
import { ResultRow } from './ResultRow.tsx'
import { ResultsHead, showUnconfirmed } from './ResultsHead.tsx'
import { shownAnswer } from './shownAnswer.ts'

const WAITING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Few searches find nothing, so its script is fetched on demand. */
const WordMeant = lazy(async () => ({
  default: (await import('./WordMeant.tsx')).WordMeant,
}))

/** The list: loading, empty, failed or full. */
export function ResultsList({ signedIn, drawnAt }: { signedIn: boolean } & Partial<DrawnAt>) {
  const { find, shown } = useFind()
  const { status, problem, centre } = shown
  const now = useNow(drawnAt)
  const answer = shownAnswer(shown, now)

  return (
    <section
      className="results"
      aria-label={t('Results')}
      aria-busy={status === 'loading'}
      tabIndex={-1}
    >
      <h2 className="visually-hidden">{t('Results')}</h2>
      <Grip />
      {problem && (
        <div className="notice" role="alert">
          <p>{problem}</p>
          {centre && (
            <Button
              size="small"
              onClick={() => {
                focusResults()
                searchOnDemand('searchAsAsked', find)
              }}
            >
              {t('Try again')}
            </Button>
          )}
        </div>
      )}
      <ResultsHead answer={answer} />
      {answer && answer.total > 0 && <Rows answer={answer} now={now} signedIn={signedIn} />}
      {answer && answer.total === 0 && <NothingFound answer={answer} />}
      {!answer && centre && status === 'loading' && <WaitingRows />}
      {answer && answer.total > 0 && centre && <KeepPrompt />}
      {(answer || !centre) && <MissingPrompt signedIn={signedIn} />}
    </section>
  )
}

/** A button that raises and lowers the strip under a phone's map; `dragStrip` handles drags. */
function Grip() {
  const { find, shown } = useFind()
  return (
    <button
      type="button"
      className="strip-grip"
      aria-label={t('More restaurants')}
      aria-expanded={shown.isStripUp}
      onClick={() => {
        find.state.isStripUp = !shown.isStripUp
      }}
    />
  )
}

interface RowsProps {
  answer: FindAnswer
  /** In milliseconds since 1970. */
  now: number
  signedIn: boolean
}

function Rows({ answer, now, signedIn }: RowsProps) {
  const { find, shown } = useFind()
  const units = useUnits()
  const same = useMemo(() => sameNames(answer.restaurants), [answer.restaurants])
  const onSelect = useCallback((id: string | null) => select(find, id, 'LIST'), [find])
  const onHover = useCallback((id: string | null) => hover(find, id), [find])
  const { centre, zoom, zoomGiven, near, keywords, cuisines, diets, view } = shown
  const { has, open, unsaid, liveOnly } = shown
  const filters = { keywords, cuisines, diets, has, open, unsaid, liveOnly }
  const list = formatFindUrl({ centre, zoom, zoomGiven, near, ...filters, view })
  const rows = answer.restaurants.map((restaurant) => {
    const isSelected = restaurant._id === shown.selectedId
    const opened = isSelected ? '' : `sel=${encodeURIComponent(restaurant._id)}`
    return (
      <ResultRow
        key={restaurant._id}
        restaurant={restaurant}
        units={units}
        now={now}
        isSelected={isSelected}
        isCalled={isSelected && shown.source === 'MAP'}
        canEdit={signedIn}
        withAddress={same.has(restaurant.name)}
        href={`?${[list, opened].filter(Boolean).join('&')}`}
        onSelect={onSelect}
        onHover={onHover}
      />
    )
  })
  return (
    <ol className="rows">
      <LongList items={rows} />
    </ol>
  )
}

function NothingFound({ answer }: { answer: FindAnswer }) {
  const { find, shown } = useFind()
  if (!isFiltered(shown) && answer.unconfirmed > 0) {
    return (
      <div className="empty">
        <p>{t('There are no confirmed restaurants here yet.')}</p>
        <a
          className="button"
          href={`?${formatFindUrl({ ...shown, diets: DIETS })}`}
          onClick={(event) => {
            event.preventDefault()
            focusResults()
            searchOnDemand('searchUnconfirmed', find)
          }}
        >
          {showUnconfirmed(answer)}
        </a>
      </div>
    )
  }
  if (!isFiltered(shown)) {
    return (
      <div className="empty">
        <p>{t('There are no Sprig results yet here.')}</p>
        <a className="button" href={to('/explore')}>
          {t('Explore our supported areas')}
        </a>
      </div>
    )
  }
  return (
    <div className="empty">
      <div role="status">
        <p>{t('No restaurants match your filters.')}</p>
        {shown.keywords && (
          <Part>
            <WordMeant />
          </Part>
        )}
      </div>
      <Button
        onClick={() => {
          focusResults()
          searchOnDemand('searchUnfiltered', find)
        }}
      >
        {t('Clear filters')}
      </Button>
    </div>
  )
}

function WaitingRows() {
  return (
    <div>
      {WAITING_ROWS.map((row) => (
        <div className="row" key={row}>
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  )
}

/** Links to the page that keeps areas, with the place of this search. */
function KeepPrompt() {
  const { centre, answerKm, city, near } = useFind().shown
  const asked = formatFindUrl({ centre, near: city?.city ?? near })
  return (
    <p className="missing needs-script">
      <a href={`${to('/offline')}?${asked}&km=${answerKm}`}>{t('Keep this area')}</a>
    </p>
  )
}

function MissingPrompt({ signedIn }: { signedIn: boolean }) {
  return (
    <p className="missing">
      {t('Is a restaurant missing?')}
      {space()}
      {signedIn ? (
        <a href={to('/create/v2/search')}>{t('Add a restaurant')}</a>
      ) : (
        <a href={to('/signup')}>{t('Sign up to add it')}</a>
      )}
    </p>
  )
}
