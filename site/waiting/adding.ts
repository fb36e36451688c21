import { t, to } from '../../languages/t.ts'
import { readStoredJson, store } from '../device/storage.ts'
import { addAlert } from '../shell/alerts.ts'
import { inOneTab } from './inOneTab.ts'
import {
  changeWaiting,
  MAX_WAITING,
  openWaiting,
  ownerOfWaiting,
  type Tried,
  type WaitingChange,
  type WaitingEdit,
} from './waiting.ts'

/** What a change is about. */
type Subject = Pick<WaitingChange, 'id' | 'kind'>

const isSame = (a: Subject, b: Subject) => a.id === b.id && a.kind === b.kind

/**
 * Keeps a change until it can be sent; it takes the place of an older one of the same kind and restaurant. The oldest edit
 * stays before it: it may have arrived, and only its own key tells. False: there is no room. Either is told.
 */
export async function addWaiting(change: WaitingChange): Promise<boolean> {
  openWaiting()
  let hasRoom = true
  const isKept = await changeWaiting(ownerOfWaiting(), (all) => {
    const tried = all.find((one) => isSame(one, change) && one.refusal === null)
    const others = all.filter(
      (one) => !isSame(one, change) || (one === tried && one.kind === 'edit'),
    )
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
    text: t('It has not reached Sprig yet: it waits on this device and is sent later.'),
    action: { label: t('What waits'), href: to('/offline') },
  })
}

/** Lets go of what waits of a kind for a restaurant: it was sent another way, or is no longer wanted. Gives what that was. */
export async function dropWaiting(subject: Subject): Promise<readonly WaitingChange[]> {
  const owner = ownerOfWaiting()
  if (owner === '') return []
  let found: WaitingChange[] = []
  await changeWaiting(owner, (all) => {
    found = all.filter((one) => isSame(one, subject))
    return all.filter((one) => !isSame(one, subject))
  })
  return found
}

/** Takes a change back; false when it is gone by then, as one that is being sent at this moment. */
export async function takeBack(subject: Subject): Promise<boolean> {
  let isTaken = false
  await inOneTab(async () => {
    const [first] = await dropWaiting(subject)
    isTaken = first !== undefined
    if (first?.kind === 'edit' && first.refusal === null) noteTried(first)
  })
  return isTaken
}

/** The draft remembers with which key the edit was sent: it may have arrived. */
function noteTried({ key, version, body, before, draft }: WaitingEdit): void {
  const typed = readStoredJson(draft.key) as { base?: { version?: number } } | null
  if (typed?.base?.version !== version) return
  const tried: Tried = before ?? { key, version, body }
  store(draft.key, JSON.stringify({ ...typed, tried }))
}
