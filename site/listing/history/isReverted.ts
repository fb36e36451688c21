import type { HistoryEntry } from '../../../worker/contract/restaurants/editing.ts'
import { REVERTED_NAMES } from '../../../worker/contract/restaurants/fieldNames.ts'
import { fieldOf } from '../../../worker/contract/restaurants/fields.ts'

/**
 * Whether a revert takes back anything of an entry. No revert sends a pop-up online or offline, closes, reopens or deletes,
 * and one by an owner keeps the fields of admins.
 */
export function isReverted({ changes }: HistoryEntry, isAdmin: boolean): boolean {
  return Object.entries(changes).some(([field, sides]) => {
    if (field === 'status') return !sides.includes('ONLINE')
    if (field === 'geoJson' || field === 'menu' || field.startsWith('dish:')) return true
    const name = REVERTED_NAMES.find((one) => one === field)
    return name !== undefined && (isAdmin || fieldOf(name).editedBy === 'editor')
  })
}
