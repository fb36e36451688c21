import { proxy } from 'valtio/vanilla'
import type { Account, SignedIn } from '../../worker/contract/accounts/accounts.ts'
import { SAVED_IDS } from '../device/savedIds.ts'
import { readStored, readStoredJson, store, watchStored } from '../device/storage.ts'

/** The script in the document's head reads the same key before the first paint. */
const TOKEN_KEY = 'token'
const ACCOUNT_KEY = 'account'

/** Who is signed in on this device. */
export interface Auth {
  /** False until the device has been asked: in the Worker, and for the first render in the browser. */
  isKnown: boolean
  token: string | null
  /** As of the last answer of the server; it decides what is shown, never what is allowed. */
  user: Account | null
}

/** In the Worker, and until the device has been asked. */
export const NOT_KNOWN: Readonly<Auth> = { isKnown: false, token: null, user: null }

/** What follows changes it, in the browser alone: a Worker serves many people. */
export const auth: Auth = proxy({ ...NOT_KNOWN })

/** Takes over what this device, or another tab of it, remembers. */
export function readDevice(): void {
  const token = readStored(TOKEN_KEY) || null
  if (token !== auth.token) {
    auth.token = token
    auth.user = token === null ? null : readAccount()
  }
  auth.isKnown = true
  mark()
}

/** Someone has logged in here. */
export function signIn({ token, user }: SignedIn): void {
  auth.token = token
  auth.user = user
  auth.isKnown = true
  mark()
  // The account first: other tabs read both as soon as the token changes.
  store(ACCOUNT_KEY, JSON.stringify(user))
  store(TOKEN_KEY, token)
}

/** Forgets who was signed in, on this device; the server is not asked. */
export function signOut(): void {
  auth.token = null
  auth.user = null
  auth.isKnown = true
  mark()
  store(SAVED_IDS, null)
  store(ACCOUNT_KEY, null)
  store(TOKEN_KEY, null)
}

/** What the server says of the account now, for the session that asked. */
export function renewUser(token: string, user: Account): void {
  if (auth.token !== token) return
  auth.user = user
  store(ACCOUNT_KEY, JSON.stringify(user))
}

/** Calls back when another tab signs in or out; returns how to stop. */
export const watchDevice = (onChange: () => void): (() => void) => watchStored(TOKEN_KEY, onChange)

/** Whether the groups allow what asks for one of `allowed`; always, when nothing is asked for (specification §5). */
export function mayUse(user: Account | null, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  return user?.groups.some((group) => allowed.includes(group)) ?? false
}

/** The styles show the links that belong to it (`header.css`). */
function mark(): void {
  const { dataset } = document.documentElement
  if (auth.token === null) delete dataset.signedIn
  else dataset.signedIn = ''
}

function readAccount(): Account | null {
  const found = readStoredJson(ACCOUNT_KEY)
  return isAccount(found) ? found : null
}

function isAccount(found: unknown): found is Account {
  return (
    typeof found === 'object' &&
    found !== null &&
    'id' in found &&
    'email' in found &&
    'groups' in found &&
    Array.isArray(found.groups)
  )
}
