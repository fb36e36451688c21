// Drawn by the Worker, long before its script comes.
import './search/HereOffer.css'
import './find.css'
import { lazy, memo } from 'react'
import { t } from '../../languages/t.ts'
import type { PageProps } from '../../worker/contract/page/page.ts'
import { useAuth } from '../account/useAuth.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Part } from '../ui/part/Part.tsx'
import { FindRoot } from './FindRoot.tsx'
import { toggleView } from './findState.ts'
import { ResultsList } from './list/ResultsList.tsx'
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

/** What was found, and what a visitor without a place is offered. */
export function FindList({ input }: PageProps) {
  return (
    <FindRoot input={input}>
      <ListSide />
    </FindRoot>
  )
}

function ListSide() {
  const { shown } = useFind()
  const { signedIn } = useAuth()
  return (
    <>
      {!shown.centre && <StartOffer />}
      {shown.centre && shown.view === 'MAP_VIEW' && <SkipList />}
      <ResultsList signedIn={signedIn === true} />
      <ViewToggle />
      {shown.noData && (
        <Part>
          <NoDataQuestion />
        </Part>
      )}
    </>
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
      {t('Skip to the map')}
    </button>
  )
}

/** On a phone, where the map or the list fills the screen. */
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
