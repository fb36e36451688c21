import { proxy } from 'valtio'
import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { fetchOwned, type OwnedPage, togglePopUp } from '../../api/restaurantEdits.ts'
import { LatestOnly } from '../../device/latestOnly.ts'
import { placeOf } from '../../map/placeOf.ts'
import { liveState } from '../live.ts'

export interface OwnedState {
  status: 'loading' | 'more' | 'ready' | 'failed'
  problem: string
  restaurants: readonly Restaurant[]
  /** The number of all restaurants, loaded or not. */
  total: number
  /** Ids whose change is being saved; another change would be ignored. */
  busy: readonly string[]
}

/** The restaurants of the signed-in user. */
export interface Owned {
  readonly state: OwnedState
  readonly calls: LatestOnly
}

export function createOwned(): Owned {
  const state = proxy<OwnedState>({
    status: 'loading',
    problem: '',
    restaurants: [],
    total: 0,
    busy: [],
  })
  return { state, calls: new LatestOnly() }
}

/** Reads the list, keeping what changes here meanwhile. One that nobody asked for may fail unsaid: the list before stays. */
export async function loadOwned({ state, calls }: Owned, isAsked = true): Promise<void> {
  if (state.restaurants.length === 0) state.status = 'loading'
  const before = state.restaurants.map(({ _id }) => _id)
  try {
    const page = await calls.run('owned', (signal) => readFirst(before.length, signal))
    if (page === null) return
    const read = withOwnChanges(state, before, page.restaurants)
    state.total = page.total - (page.restaurants.length - read.length)
    state.restaurants = read
    state.status = 'ready'
  } catch (error) {
    if (!isAsked && state.restaurants.length > 0) {
      state.status = 'ready'
      return
    }
    state.status = 'failed'
    state.problem = firstServerMessage(error, t('Your restaurants could not be read.'))
  }
}

/** The first page, and as many more as the `shown` rows took: otherwise those of later pages would go. */
async function readFirst(shown: number, signal: AbortSignal): Promise<OwnedPage> {
  let page = await fetchOwned(undefined, signal)
  while (page.restaurants.length < Math.min(shown, page.total)) {
    const next = await fetchOwned(page.restaurants.at(-1)?._id, signal)
    const more = unknownIn(page.restaurants, next.restaurants)
    if (more.length === 0) break
    page = { restaurants: [...page.restaurants, ...more], total: next.total }
  }
  return page
}

/** A restaurant that was renamed meanwhile may come twice. */
function unknownIn(known: readonly Restaurant[], read: readonly Restaurant[]): Restaurant[] {
  const ids = new Set(known.map(({ _id }) => _id))
  return read.filter(({ _id }) => !ids.has(_id))
}

/** What was read, except rows deleted here since; a row that is being saved, or is newer here, stays as it is here. */
function withOwnChanges(
  { restaurants, busy }: OwnedState,
  before: readonly string[],
  read: readonly Restaurant[],
): Restaurant[] {
  const here = new Map(restaurants.map((one) => [one._id, one]))
  const deleted = new Set(before.filter((id) => !here.has(id)))
  const left = read.filter(({ _id }) => !deleted.has(_id))
  return left.map((one) => {
    const own = here.get(one._id)
    return own && (busy.includes(one._id) || own.version > one.version) ? own : one
  })
}

/** Appends the next page; rejects if it cannot be read. */
export async function loadMoreOwned(owned: Owned): Promise<void> {
  const { state, calls } = owned
  if (state.status !== 'ready') return
  state.status = 'more'
  const after = state.restaurants.at(-1)?._id
  try {
    const page = await calls.run('owned', (signal) => fetchOwned(after, signal))
    if (page === null) return
    const more = unknownIn(state.restaurants, page.restaurants)
    // If the last one was renamed, all that follow it may be known already; then start from the beginning.
    const start =
      more.length === 0 ? await calls.run('owned', (signal) => fetchOwned(undefined, signal)) : null
    state.restaurants = start?.restaurants ?? [...state.restaurants, ...more]
    state.total = start?.total ?? page.total
    state.status = 'ready'
  } catch (error) {
    state.status = 'ready'
    throw error
  }
}

export function forgetOwned({ state }: Owned, id: string): void {
  state.total -= 1
  state.restaurants = state.restaurants.filter(({ _id }) => _id !== id)
}

export interface PopUpChange {
  status: 'ONLINE' | 'OFFLINE'
  place?: LatLng
  /** ISO 8601. */
  until?: string
}

/**
 * Shows the change at once, then sends it. If the server refuses, the old state returns and the promise rejects. Resolves to the
 * server's restaurant, or to null while another change of it is being saved.
 */
export async function changePopUp(
  { state }: Owned,
  id: string,
  { status, place, until }: PopUpChange,
): Promise<Restaurant | null> {
  const before = state.restaurants.find(({ _id }) => _id === id)
  if (!before || state.busy.includes(id)) return null
  const was = { status: before.status, onlineUntil: before.onlineUntil, geoJson: before.geoJson }
  const at = place ?? placeOf(before)
  const isOut = liveState(before, Date.now())?.status === 'ONLINE'
  state.busy = [...state.busy, id]
  patch(state, id, {
    status,
    // A pop-up that goes out again gets a new end, which the server decides.
    onlineUntil: status === 'ONLINE' ? (until ?? (isOut ? was.onlineUntil : null)) : null,
    geoJson: at && { type: 'Point', coordinates: [at.lng, at.lat] },
  })
  try {
    const changed = await togglePopUp(id, { status, place: at, ...(until ? { until } : {}) })
    patch(state, id, changed)
    return changed
  } catch (error) {
    patch(state, id, was)
    throw error
  } finally {
    state.busy = state.busy.filter((one) => one !== id)
  }
}

function patch(state: OwnedState, id: string, changes: Partial<Restaurant>): void {
  state.restaurants = state.restaurants.map((one) =>
    one._id === id ? { ...one, ...changes } : one,
  )
}
