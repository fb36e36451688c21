import { proxy } from 'valtio'
import { INVITATION_AREA } from '../../worker/contract/accounts/accountLimits.ts'
import type { MailingListEntry } from '../../worker/contract/accounts/accounts.ts'
import {
  eraseEntry,
  fetchMailingList,
  invite,
  type MailingListFilter,
  type MailingListPage,
} from '../api/account/mailingList.ts'
import { firstServerMessage } from '../api/failure.ts'
import { LatestOnly } from '../device/latestOnly.ts'

const PAGE_SIZE = 50
/** The page size for the export. */
const EXPORT_PAGE_SIZE = 200
/** The server's value for a code that was sent. */
const SENT = 'sent'

export interface MailingListState {
  byArea: boolean
  search: string
  entries: readonly MailingListEntry[]
  total: number
  /** The number of entries without a place, which no area contains; null while everywhere is listed. */
  withoutPlace: number | null
  /** `more-failed`: the next page could not be read; the entries are still those of the filter. */
  status: 'loading' | 'more' | 'ready' | 'failed' | 'more-failed'
  problem: string
  /** Addresses that are being invited or erased. */
  busy: readonly string[]
}

/** The mailing list as an admin sees it. */
export interface MailingList {
  readonly state: MailingListState
  readonly calls: LatestOnly
  /** Changes made here since the last read began, by address: its answer may be older. */
  readonly done: Map<string, 'invited' | 'erased'>
}

export function createMailingList(): MailingList {
  const state = proxy<MailingListState>({
    byArea: true,
    search: '',
    entries: [],
    total: 0,
    withoutPlace: null,
    status: 'loading',
    problem: '',
    busy: [],
  })
  return { state, calls: new LatestOnly(), done: new Map() }
}

function filterOf({ byArea, search }: MailingListState): MailingListFilter {
  return { area: byArea ? INVITATION_AREA : null, search }
}

/** Entries with a code first, otherwise in the server's order. */
function codedFirst(entries: readonly MailingListEntry[]): MailingListEntry[] {
  return entries.toSorted((a, b) => Number(b.secretCode !== null) - Number(a.secretCode !== null))
}

/** Shows the list from its start, again or with a changed filter. */
export async function showList(
  list: MailingList,
  change: Partial<Pick<MailingListState, 'byArea' | 'search'>> = {},
): Promise<void> {
  Object.assign(list.state, change)
  await load(list, [])
}

/** Appends the next page; tries again if that has failed. */
export async function showMore(list: MailingList): Promise<void> {
  if (list.state.status !== 'ready' && list.state.status !== 'more-failed') return
  await load(list, list.state.entries)
}

/** `known`: the entries already shown, which stay in the server's order. */
async function load(list: MailingList, known: readonly MailingListEntry[]): Promise<void> {
  const { state, calls, done } = list
  state.status = known.length === 0 ? 'loading' : 'more'
  state.problem = ''
  done.clear()
  try {
    const page = await calls.run('list', (signal) => readNext(filterOf(state), known, signal))
    if (page === null) return
    const shown = known.length === 0 ? [] : state.entries
    state.entries = [...shown, ...codedFirst(asDone(list, page.entries))]
    state.total = page.total
    state.withoutPlace = page.withoutPlace
    state.status = 'ready'
  } catch (error) {
    state.status = known.length === 0 ? 'failed' : 'more-failed'
    state.problem = firstServerMessage(error)
  }
}

function asDone({ done }: MailingList, entries: readonly MailingListEntry[]): MailingListEntry[] {
  return entries
    .filter(({ email }) => done.get(email) !== 'erased')
    .map((entry) => (done.has(entry.email) ? { ...entry, secretCode: SENT } : entry))
}

/**
 * Reads the next unknown entries. Invited people have moved to the front of the server's order, so that a page may hold nothing
 * new; then the following page is read.
 */
async function readNext(
  filter: MailingListFilter,
  known: readonly MailingListEntry[],
  signal: AbortSignal,
): Promise<MailingListPage> {
  const emails = new Set(known.map(({ email }) => email))
  let after = known.at(-1)?.email
  for (;;) {
    const page = await fetchMailingList(filter, { after, limit: PAGE_SIZE }, signal)
    const entries = page.entries.filter(({ email }) => !emails.has(email))
    if (entries.length > 0 || page.entries.length < PAGE_SIZE) return { ...page, entries }
    after = page.entries.at(-1)?.email
  }
}

/**
 * Sends an invitation and marks the entry, which keeps its position so that nothing moves under the pointer. Resolves to false,
 * without sending, if a request for this address is running.
 */
export async function sendInvitation(list: MailingList, email: string): Promise<boolean> {
  const { state, done } = list
  if (!(await whileBusy(state, email, () => invite(email)))) return false
  done.set(email, 'invited')
  state.entries = asDone(list, state.entries)
  return true
}

/** Erases an entry; resolves to false if a request for this address is running. */
export async function erase(list: MailingList, email: string): Promise<boolean> {
  const { state, done } = list
  if (!(await whileBusy(state, email, () => eraseEntry(email)))) return false
  done.set(email, 'erased')
  state.entries = asDone(list, state.entries)
  state.total -= 1
  return true
}

async function whileBusy(
  state: MailingListState,
  email: string,
  run: () => Promise<void>,
): Promise<boolean> {
  if (state.busy.includes(email)) return false
  state.busy = [...state.busy, email]
  try {
    await run()
    return true
  } finally {
    state.busy = state.busy.filter((other) => other !== email)
  }
}

/** Reads every entry that matches the filter, page by page. */
export async function readAll({ state }: MailingList): Promise<MailingListEntry[]> {
  const filter = filterOf(state)
  const all: MailingListEntry[] = []
  for (;;) {
    const after = all.at(-1)?.email
    const { entries } = await fetchMailingList(filter, { after, limit: EXPORT_PAGE_SIZE })
    all.push(...entries)
    if (entries.length < EXPORT_PAGE_SIZE) return all
  }
}
