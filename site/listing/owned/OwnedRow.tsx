import '../../ui/Button.css'
import './OwnedRow.css'
import { useState } from 'react'
import { t, to } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { useNow } from '../../live/useNow.ts'
import { placeOf } from '../../map/placeOf.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PLAN_HASH } from '../announced/planHash.ts'
import { DeleteButton } from '../DeleteButton.tsx'
import { type LiveState, liveState } from '../live.ts'
import { LocationDialog } from '../place/LocationDialog.tsx'
import { changePopUp, forgetOwned, loadOwned, type Owned, type PopUpChange } from './ownedState.ts'
import { UntilPicker } from './UntilPicker.tsx'

const QUICK_MS = 1000

interface OwnedRowProps {
  owned: Owned
  restaurant: Restaurant
  isBusy: boolean
}

/** One of the user's own restaurants, with the quick changes. */
export function OwnedRow({ owned, restaurant, isBusy }: OwnedRowProps) {
  const { _id: id, name } = restaurant
  const [choosing, setChoosing] = useState<'to-update' | 'to-go-online' | null>(null)
  const change = useChange(owned, id)
  // The list is read only once, while a pop-up's time ends by itself.
  const live = liveState(restaurant, useNow())
  const isOnline = live?.status === 'ONLINE'
  const isPopUp = live !== null && !restaurant.closedAt

  const toggle = () => {
    if (isOnline) return void change({ status: 'OFFLINE' })
    // It has never been out, so its place is unknown.
    if (restaurant.geoJson === null) return setChoosing('to-go-online')
    void change({ status: 'ONLINE' })
  }
  const pick = (place: LatLng) => {
    const isUpdate = choosing === 'to-update'
    const next = isUpdate && !isOnline ? 'OFFLINE' : 'ONLINE'
    return change({ status: next, place }, isUpdate)
  }
  return (
    <li className="owned-row">
      <div className="owned-name">
        <a href={to(`/details/${id}`)} dir="auto">
          {name}
        </a>
        <p className="owned-facts">
          <span dir="auto">{restaurant.address || t('No address')}</span>
          {' · '}
          {kindOf(restaurant, live)}
        </p>
      </div>
      {isPopUp && (
        <div className="owned-live">
          <button
            type="button"
            role="switch"
            className="switch"
            aria-checked={isOnline}
            aria-label={t('{name} is out now', { name })}
            aria-disabled={isBusy || undefined}
            onClick={toggle}
          >
            <span className="switch-knob" />
            {isOnline ? t('Online') : t('Offline')}
          </button>
          {isOnline && (
            <UntilPicker
              name={name}
              until={restaurant.onlineUntil}
              isBusy={isBusy}
              onChoose={(until) => change({ status: 'ONLINE', until })}
            />
          )}
          <a
            className="button"
            data-size="small"
            data-look="quiet"
            href={to(`/details/${id}${PLAN_HASH}`)}
          >
            {t('Plan ahead')}
            <span className="visually-hidden"> ({name})</span>
          </a>
          <IconButton
            label={t('Location of {name}', { name })}
            onClick={() => setChoosing('to-update')}
          >
            <Icon name="map" />
          </IconButton>
        </div>
      )}
      <div className="owned-actions">
        <a className="icon-button" href={to(`/${id}/edit`)} aria-label={t('Edit {name}', { name })}>
          <Icon name="pencil" />
        </a>
        <DeleteButton
          id={id}
          name={name}
          look="icon"
          onDeleted={() => forgetOwned(owned, id)}
          onRestored={() => loadOwned(owned)}
        />
      </div>
      {choosing !== null && (
        <LocationDialog
          name={name}
          place={placeOf(restaurant)}
          isBusy={isBusy}
          onPick={pick}
          onClose={() => setChoosing(null)}
        />
      )}
    </li>
  )
}

function kindOf({ closedAt }: Restaurant, live: LiveState): string {
  if (closedAt) return t('Closed')
  if (live === null) return t('Restaurant')
  return live.status === 'ONLINE' ? t('Pop-up, online') : t('Pop-up, offline')
}

/** Changes a pop-up and shows the result; resolves to whether it worked. */
function useChange(owned: Owned, id: string) {
  return async (change: PopUpChange, isUpdate = false): Promise<boolean> => {
    try {
      const changed = await changePopUp(owned, id, change)
      if (changed === null) return false
      if (isUpdate || change.until !== undefined) {
        addAlert({ kind: 'success', text: t('Restaurant updated!'), durationMs: QUICK_MS })
      } else {
        const isOnline = change.status === 'ONLINE'
        const text = isOnline ? t('Restaurant set to online') : t('Restaurant set to offline')
        addAlert({ kind: 'success', text })
      }
      return true
    } catch (error) {
      const otherwise = isUpdate
        ? t('Error updating restaurant, please try again')
        : t('Error toggling restaurant, please try again')
      alertFailure(error, otherwise)
      return false
    }
  }
}
