import { currentUserId } from '../../account/auth.ts'
import { draftKey } from '../../device/drafts/drafts.ts'
import { isRecord } from '../../device/isRecord.ts'
import { readStoredJson, store, storedKeys } from '../../device/storage.ts'
import { alertClashes } from '../alertClashes.ts'
import type { Clash } from '../merging/merge.ts'
import { describePlace } from '../saving.ts'

/** A note typed just before its page was left, when the browser's database has no time to store it. */
interface LeftNote {
  text: string
  /** The note that the user saw before. */
  seen: string
  /** An earlier text whose save had not ended. */
  saving?: string | undefined
}

const keyOf = (id: string): string => draftKey(currentUserId(), 'note', id)

export function leaveNote(id: string, note: LeftNote): void {
  store(keyOf(id), JSON.stringify(note))
}

export function dropLeftNote(id: string): void {
  store(keyOf(id), null)
}

/** Saves the notes that were left, each unless the note was changed since; such a clash is reported. */
export async function restoreLeftNotes(): Promise<void> {
  const clashes = new Map<string, Clash>()
  const start = keyOf('')
  for (const key of storedKeys(start)) {
    const left = readStoredJson(key)
    const id = key.slice(start.length)
    if (isLeftNote(left)) {
      await describePlace(id, ({ name, note }) => {
        if (note === left.seen || note === left.saving) return { note: left.text }
        if (!note.includes(left.text)) clashes.set(id, { name, otherNote: left.text })
        return {}
      })
    }
    store(key, null)
  }
  alertClashes([...clashes.values()])
}

function isLeftNote(found: unknown): found is LeftNote {
  return isRecord(found) && typeof found.text === 'string' && typeof found.seen === 'string'
}
