import { proxy } from 'valtio/vanilla'
import type { Account, SignedIn } from '../../worker/contract/accounts/accounts.ts'
import { isRecord } from '../device/isRecord.ts'
import { SAVED_IDS } from '../device/savedIds.ts'
import { readStored, readStoredJson, store, watchStored } from '../device/storage.ts'

/** The script in the document's head reads the same key before the first paint. */
const TOKEN_KEY = 'token'
const ACCOUNT_KEY = 'account'

/** Who is signed in on this device. */
interface Auth {
  /** False until the device's data is read: in the Worker, and in the first render in the browser. */
  isKnown: boolean
  token: string | null
  /** From the server's last answer; it decides what is shown, never what is allowed. */
  user: Account | null
}

/** The state in the Worker, and until the device's data is read. */
export const NOT_KNOWN: Readonly<Auth> = { isKnown: false, token: null, user: null }

/** Only functions of this file change it, and only in the browser: a Worker serves many people. */
export const auth: Auth = proxy({ ...NOT_KNOWN })

/** The id of the signed-in user; empty without one. */
export const currentUserId = (): string => auth.user?.id ?? ''

/** Reads what this device, or another tab, has stored. */
export function readDevice(): void {
  const token = readStored(TOKEN_KEY) || null
  if (token !== auth.token) {
    auth.token = token
    auth.user = token === null ? null : readAccount()
  }
  auth.isKnown = true
  mark()
}

/** Stores a login. */
export function signIn({ token, user }: SignedIn): void {
  auth.token = token
  auth.user = user
  auth.isKnown = true
  mark()
  // The account comes first: other tabs read both as soon as the token changes.
  store(ACCOUNT_KEY, JSON.stringify(user))
  store(TOKEN_KEY, token)
}

/** Forgets on this device who was signed in, without a call to the server. */
export function signOut(): void {
  auth.token = null
  auth.user = null
  auth.isKnown = true
  mark()
  store(SAVED_IDS, null)
  store(ACCOUNT_KEY, null)
  store(TOKEN_KEY, null)
}

/** Updates the account from the server, if the session is still the one that asked. */
export function renewUser(token: string, user: Account): void {
  if (auth.token !== token) return
  auth.user = user
  store(ACCOUNT_KEY, JSON.stringify(user))
}

/** Calls back when another tab signs in or out; returns a function that stops it. */
export const watchDevice = (onChange: () => void): (() => void) => watchStored(TOKEN_KEY, onChange)

/** Whether the groups include one of `allowed`; always true if that is empty (specification §5). */
export function mayUse(user: Account | null, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  return user?.groups.some((group) => allowed.includes(group)) ?? false
}

/** The styles show the links that apply (`Header.css`). */
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
  return isRecord(found) && 'id' in found && 'email' in found && Array.isArray(found.groups)
}
