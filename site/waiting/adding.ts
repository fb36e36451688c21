import { t, to } from '../../languages/t.ts'
import { currentUserId } from '../account/auth.ts'
import { inOneTab } from '../device/inOneTab.ts'
import { alertNotStored } from '../shell/alertNotStored.ts'
import { addAlert } from '../shell/alerts.ts'
import { noteAttempts } from './attempts.ts'
import { waits } from './outcomes.ts'
import { changeWaiting, MAX_WAITING, openWaiting, type WaitingChange } from './waiting.ts'

/** The restaurant and the kind of a change. */
type Subject = Pick<WaitingChange, 'id' | 'kind'>

const isSame = (a: Subject, b: Subject) => a.id === b.id && a.kind === b.kind

/**
 * Keeps a change until it can be sent; it replaces an older one of the same kind and restaurant. The oldest edit stays, because
 * it may have arrived already, which only a retry with its own key can tell. Resolves to false if there is no room. Shows an
 * alert either way. Does nothing, and resolves to false, when nobody is signed in.
 */
export async function addWaiting(change: WaitingChange): Promise<boolean> {
  const userId = currentUserId()
  if (userId === '') return false
  openWaiting()
  let hasRoom = true
  const isStored = await changeWaiting(userId, (all) => {
    const tried = all.find((one) => isSame(one, change) && one.refusal === null)
    const others = all.filter(
      (one) => !isSame(one, change) || (one === tried && one.kind === 'edit'),
    )
    hasRoom = others.length < MAX_WAITING
    return hasRoom ? [...others, change] : [...all]
  })
  showAdded(hasRoom, isStored)
  return hasRoom
}

function showAdded(hasRoom: boolean, isStored: boolean): void {
  if (!hasRoom) {
    const text = t('{count} changes wait for a connection already: there is no room for more.', {
      count: MAX_WAITING,
    })
    return void addAlert({ kind: 'error', text })
  }
  if (!isStored) return void alertNotStored()
  addAlert({
    kind: 'info',
    text: waits(),
    action: { label: t('What waits'), href: to('/offline') },
  })
}

/** Removes the waiting changes of a subject that were sent another way or are no longer wanted. Resolves to them. */
export async function dropWaiting(subject: Subject): Promise<readonly WaitingChange[]> {
  const userId = currentUserId()
  if (userId === '') return []
  let found: WaitingChange[] = []
  await changeWaiting(userId, (all) => {
    found = all.filter((one) => isSame(one, subject))
    return all.filter((one) => !isSame(one, subject))
  })
  return found
}

/** Cancels a change; resolves to false if it is gone by then, for instance already sent. */
export async function takeBack(subject: Subject): Promise<boolean> {
  let isTaken = false
  await inOneTab('waiting', async () => {
    const taken = await dropWaiting(subject)
    isTaken = taken.length > 0
    const first = taken.find(({ refusal }) => refusal === null)
    if (first?.kind !== 'edit') return
    const { key, version, body, before = [], draft } = first
    noteAttempts(draft.key, version, [...before, { key, version, body }])
  })
  return isTaken
}
