import '../../ui/Button.css'
import '../entries.css'
import '../../ui/notice.css'
import './OwnedList.css'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { count, t, to } from '../../../languages/t.ts'
import { mayUse } from '../../account/auth.ts'
import { useAuth } from '../../account/useAuth.ts'
import { watchOtherTabs } from '../../device/changedRestaurants.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { useListFocus } from '../../ui/focus/useListFocus.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReportQueue } from '../reports/ReportQueue.tsx'
import { sayLeftDeleted } from '../sayDeleted.ts'
import { OwnedRow } from './OwnedRow.tsx'
import { createOwned, loadMoreOwned, loadOwned, type OwnedState } from './ownedState.ts'
import { RestoreForm } from './RestoreForm.tsx'

/** Tab 3: the user's own restaurants and the reports about them. Admins can restore any deleted restaurant. */
export function OwnedList() {
  const [owned] = useState(createOwned)
  const { user } = useAuth()
  const shown = useSnapshot(owned.state)
  const isAdmin = mayUse(user, ['admin'])
  const list = useRef<HTMLUListElement>(null)
  useListFocus(list, shown.restaurants.length)
  const more = () => loadMoreOwned(owned).catch((error: unknown) => alertFailure(error))
  useEffect(() => {
    void loadOwned(owned)
    sayLeftDeleted(() => void loadOwned(owned))
    const stop = watchOtherTabs(() => void loadOwned(owned, false))
    return () => {
      stop()
      owned.calls.cancel('owned')
    }
  }, [owned])

  return (
    <>
      {/* Always here: screen readers announce only what is added to it. */}
      <div role="status">
        <Standing shown={shown} />
      </div>
      {shown.status === 'failed' && (
        <Failure problem={shown.problem} onRetry={() => loadOwned(owned)} />
      )}
      {shown.restaurants.length > 0 && (
        <ul className="owned" ref={list} tabIndex={-1} aria-label={t('My restaurants')}>
          {shown.restaurants.map((restaurant) => (
            <OwnedRow
              key={restaurant._id}
              owned={owned}
              restaurant={restaurant}
              isBusy={shown.busy.includes(restaurant._id)}
            />
          ))}
        </ul>
      )}
      {shown.restaurants.length < shown.total && (
        <p className="entries-more">
          <Button aria-disabled={shown.status === 'more' || undefined} onClick={more}>
            {t('Show more')}
          </Button>
        </p>
      )}
      {!isAdmin && shown.restaurants.length > 0 && (
        <ReportQueue
          title={t('What people reported')}
          hideWhenEmpty
          onClosed={() => void loadOwned(owned, false)}
        />
      )}
      {isAdmin && <RestoreForm onRestored={() => loadOwned(owned)} />}
    </>
  )
}

/** Whether the list is there, and how long it is. */
function Standing({ shown: { status, total } }: { shown: Readonly<OwnedState> }) {
  if (status === 'loading') {
    return (
      <>
        <span className="visually-hidden">{t('Looking for your restaurants…')}</span>
        <Skeleton lines={3} />
      </>
    )
  }
  if (status === 'failed') return null
  if (total === 0) return <NoneYet />
  const values = { total, all: count(total) }
  return (
    <span className="visually-hidden">
      {t('{total, plural, one {{all} restaurant} other {{all} restaurants}}', values)}
    </span>
  )
}

function NoneYet() {
  return (
    <div className="empty">
      <p>{t("You don't manage any restaurants yet. When you add one, you become its owner.")}</p>
      <a className="button" data-look="primary" href={to('/create/v2/search')}>
        {t('Add a restaurant')}
      </a>
    </div>
  )
}
