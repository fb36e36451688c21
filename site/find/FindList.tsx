// Drawn by the Worker, long before its script comes.
import './search/HereOffer.css'
import './find.css'
import { lazy, memo } from 'react'
import { t } from '../../languages/t.ts'
import type { DrawnAt, PageProps } from '../../worker/contract/page/page.ts'
import { useAuth } from '../account/useAuth.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Part } from '../ui/part/Part.tsx'
import { FindRoot } from './FindRoot.tsx'
import { toggleView } from './findState.ts'
import { ResultsList } from './list/ResultsList.tsx'
import { useFind } from './useFind.ts'

/** Only the start page has it, and the Worker has already drawn it there. */
const HereOffer = lazy(async () => ({
  default: (await import('./search/HereOffer.tsx')).HereOffer,
}))

/** Memoised, because a new render before its script has loaded would remove what the Worker drew. */
const StartOffer = memo(function StartOffer() {
  return (
    <Part>
      <HereOffer />
    </Part>
  )
})

/** Rarely needed, so its script is fetched on demand. */
const NoDataQuestion = lazy(async () => ({
  default: (await import('./NoDataQuestion.tsx')).NoDataQuestion,
}))

/** The results, or what a visitor without a place is offered. */
export function FindList({ input, drawnAt = input.now }: PageProps & Partial<DrawnAt>) {
  return (
    <FindRoot input={input}>
      <ListSide drawnAt={drawnAt} />
    </FindRoot>
  )
}

function ListSide({ drawnAt }: DrawnAt) {
  const { shown } = useFind()
  const { signedIn } = useAuth()
  return (
    <>
      {!shown.centre && <StartOffer />}
      {shown.centre && shown.view === 'MAP_VIEW' && <SkipList />}
      <ResultsList signedIn={signedIn === true} drawnAt={drawnAt} />
      <ViewToggle />
      {shown.noData && (
        <Part>
          <NoDataQuestion />
        </Part>
      )}
    </>
  )
}

/** Lets keyboard users skip up to two hundred rows to reach the map. */
function SkipList() {
  return (
    <button
      type="button"
      className="skip-link needs-script"
      onClick={() => document.getElementById('map')?.focus()}
    >
      {t('Skip to the map')}
    </button>
  )
}

/** Switches between map and list on a phone, where only one of them fits. */
function ViewToggle() {
  const { find, shown } = useFind()
  const isMap = shown.view === 'MAP_VIEW'
  return (
    <Button className="view-toggle" look="primary" onClick={() => toggleView(find)}>
      <Icon name={isMap ? 'list' : 'map'} />
      {isMap ? t('List') : t('Map')}
    </Button>
  )
}
