import { t, to } from '../../languages/t.ts'
import { addAlert } from '../shell/alerts.ts'
import {
  changeWaiting,
  MAX_WAITING,
  openWaiting,
  ownerOfWaiting,
  type WaitingChange,
} from './waiting.ts'

const isSame = (a: Pick<WaitingChange, 'id' | 'kind'>, b: Pick<WaitingChange, 'id' | 'kind'>) =>
  a.id === b.id && a.kind === b.kind

/**
 * Keeps a change until it can be sent; it takes the place of an older one of the same kind and restaurant. False: there is
 * no room. Either is told.
 */
export async function addWaiting(change: WaitingChange): Promise<boolean> {
  openWaiting()
  let hasRoom = true
  const isKept = await changeWaiting(ownerOfWaiting(), (all) => {
    const others = all.filter((one) => !isSame(one, change))
    hasRoom = others.length < MAX_WAITING
    return hasRoom ? [...others, change] : [...all]
  })
  tell(hasRoom, isKept)
  return hasRoom
}

function tell(hasRoom: boolean, isKept: boolean): void {
  if (!hasRoom) {
    const text = t('{count} changes wait for a connection already: there is no room for more.', {
      count: MAX_WAITING,
    })
    return void addAlert({ kind: 'error', text })
  }
  if (!isKept) {
    const text = t(
      'This device keeps nothing more: what you save is gone when you close this page.',
    )
    return void addAlert({ kind: 'error', text })
  }
  addAlert({
    kind: 'info',
    text: t('There is no connection: it is sent as soon as there is one.'),
    action: { label: t('What waits'), href: to('/offline') },
  })
}

/** Lets go of what waits of a kind for a restaurant: it was sent another way, or is no longer wanted. */
export async function dropWaiting(id: string, kind: WaitingChange['kind']): Promise<void> {
  const owner = ownerOfWaiting()
  if (owner === '') return
  await changeWaiting(owner, (all) => all.filter((one) => !isSame(one, { id, kind })))
}

/** Takes a change back; one that is being sent at this moment is gone by then. */
export async function takeBack(key: string): Promise<void> {
  const owner = ownerOfWaiting()
  await navigator.locks.request('waiting', () =>
    changeWaiting(owner, (all) => all.filter((one) => one.key !== key)),
  )
}
