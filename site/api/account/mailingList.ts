import type { MailingListEntry } from '../../../worker/contract/accounts/accounts.ts'
import { WITHOUT_PLACE_HEADER } from '../../../worker/contract/headers.ts'
import { call, numberIn } from '../client.ts'

export interface MailingListFilter {
  /** Kilometres around a place; null for everywhere. */
  area: { lat: number; long: number; distance: number } | null
  /** Part of a name, an address or a city. */
  search: string
}

export interface MailingListPage {
  entries: MailingListEntry[]
  /** The number of all matches, not only on this page. */
  total: number
  /** The number of other matches without a place, which no area contains; null if everywhere is listed. */
  withoutPlace: number | null
}

const pathOf = (email: string) => `/api/users/mailinglist/${encodeURIComponent(email)}`

/** Up to `limit` entries (1 to 200) after the address `after`, those with a code first. */
export async function fetchMailingList(
  { area, search }: MailingListFilter,
  { after, limit }: { after?: string | undefined; limit: number },
  signal?: AbortSignal,
): Promise<MailingListPage> {
  const { value, headers } = await call<MailingListEntry[]>('/api/users/mailinglist', {
    query: { ...area, search: search || undefined, after, limit },
    signal,
  })
  return {
    entries: value,
    total: numberIn(headers, 'x-total-count') ?? value.length,
    withoutPlace: numberIn(headers, WITHOUT_PLACE_HEADER),
  }
}

/** Sends the invitation, or sends it again. */
export async function invite(email: string): Promise<void> {
  await call(pathOf(email), { method: 'PUT' })
}

/** Erases a person's entry, as an admin. */
export async function eraseEntry(email: string): Promise<void> {
  await call(pathOf(email), { method: 'DELETE' })
}

/** Erases a person's entry by the signed link in their mail. */
export async function unsubscribe(email: string, token: string): Promise<void> {
  await call(pathOf(email), { method: 'DELETE', query: { token }, anonymous: true })
}
