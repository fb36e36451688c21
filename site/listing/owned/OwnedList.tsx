import '../../ui/Button.css'
import '../entries.css'
import '../../ui/notice.css'
import './OwnedList.css'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { t, to } from '../../../languages/t.ts'
import { mayUse } from '../../account/auth.ts'
import { useAuth } from '../../account/useAuth.ts'
import { watchOtherTabs } from '../../device/changedRestaurants.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { Button } from '../../ui/Button.tsx'
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
  const shown = useSnapshot(owned.state) as Readonly<OwnedState>
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
      {shown.status === 'loading' && (
        <div role="status">
          <span className="visually-hidden">{t('Looking for your restaurants…')}</span>
          <Skeleton lines={3} />
        </div>
      )}
      {shown.status === 'failed' && (
        <div className="notice" role="alert">
          <p>{shown.problem}</p>
          <Button size="small" onClick={() => loadOwned(owned)}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {shown.status === 'ready' && shown.total === 0 && <NoneYet />}
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
