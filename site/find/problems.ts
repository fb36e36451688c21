import { ApiError } from '../api/client.ts'

const OFFLINE = 'You seem to be offline. This is the last list we have.'
const NO_CONNECTION = 'Sprig could not be reached. Check your connection and try again.'

/** Why a call failed, as a sentence; `hasList`: there is an older list to look at. */
export function sentenceFor(error: unknown, hasList = false): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  if (error.status === 0) return hasList ? OFFLINE : NO_CONNECTION
  return error.message
}
