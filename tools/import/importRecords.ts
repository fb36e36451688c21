import type { Database } from '../../worker/db/client.ts'
import type { RestaurantInput } from '../../worker/restaurants/restaurantInput.ts'
import { type Menu, saveMenus } from '../../worker/restaurants/saving/saveMenus.ts'
import {
  type SaveOutcome,
  saveRestaurants,
} from '../../worker/restaurants/saving/saveRestaurants.ts'
import { IMPORT } from '../../worker/restaurants/writers.ts'
import type { HoursThread } from './hoursThread.ts'
import { type RawRecord, UnreadableError } from './splitRecords.ts'
import { toRestaurantInput } from './toRestaurantInput.ts'

interface BadRecord {
  /** Its position in the file, 1 for the first. */
  number: number
  id: string | null
  problem: string
}

export interface ImportReport extends Record<SaveOutcome, number> {
  read: number
  bad: number
  /** The first bad records. */
  badRecords: BadRecord[]
  /** Where the file is cut, as "in record 3 (osm-node-3)"; null when it is complete. */
  breaksOff: string | null
}

export interface ImportOptions {
  now: number
  onProgress?: (report: ImportReport) => void
  /** Reads opening hours on a thread of its own; without it they are read while the restaurants are saved. */
  hours?: HoursThread
}

/** The number that `saveRestaurants` writes in one transaction. */
const BATCH = 1000
const MAX_BAD_LISTED = 1000

/**
 * Saves the restaurants of a file. Each thousand is written whole or not at all, so that an import may be stopped at any
 * moment and run again; restaurants that a person has edited are left alone. Of a cut file the records before the end are imported.
 * @throws UnreadableError when there was nothing to read
 */
export async function importRecords(
  db: Database,
  records: AsyncIterable<RawRecord>,
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = {
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    kept: 0,
    stale: 0,
    bad: 0,
    badRecords: [],
    breaksOff: null,
  }
  let batch: RestaurantInput[] = []
  let menus: Menu[] = []
  // The next batch is read while the database writes.
  let saving: Promise<void> = Promise.resolve()
  const startSaving = async () => {
    const hoursRead = options.hours?.finish()
    await saving
    await hoursRead
    saving = save(batch, menus)
    // A failure is thrown at the next await of it.
    saving.catch(() => {})
    batch = []
    menus = []
  }
  const save = async (batch: readonly RestaurantInput[], menus: readonly Menu[]) => {
    const stamp = { by: IMPORT, at: options.now }
    const outcomes = await saveRestaurants(db, batch, stamp)
    const kept = new Set<string>()
    for (const [index, { id }] of batch.entries()) {
      const outcome = outcomes[index] ?? 'unchanged'
      report[outcome]++
      if (outcome === 'kept' || outcome === 'stale') kept.add(id)
    }
    const free = menus.filter(({ restaurantId }) => !kept.has(restaurantId))
    await saveMenus(db, free, stamp)
    options.onProgress?.(report)
  }
  const addBad = (record: BadRecord) => {
    report.bad++
    if (report.badRecords.length < MAX_BAD_LISTED) report.badRecords.push(record)
  }

  try {
    for await (const record of records) {
      const { number } = record
      if (record.isCut && record.text === '') {
        report.breaksOff = number === 1 ? 'before the first record' : `behind record ${number - 1}`
        continue
      }
      report.read++
      const reading = toRestaurantInput(record)
      if ('problem' in reading) {
        addBad({ number, id: reading.id, problem: reading.problem })
        if (record.isCut) report.breaksOff = `in record ${nameOf(number, reading.id)}`
        continue
      }
      const { restaurant, menu } = reading
      batch.push(restaurant)
      if (restaurant.openingHours !== null) options.hours?.add(restaurant.openingHours)
      if (menu !== undefined) menus.push({ restaurantId: restaurant.id, menu })
      if (batch.length === BATCH) await startSaving()
    }
  } catch (error) {
    await saving
    if (!(error instanceof UnreadableError) || report.read === 0) throw error
    report.read++
    addBad({ number: report.read, id: null, problem: error.message })
    report.breaksOff = `in record ${report.read}`
  }
  await startSaving()
  await saving
  return report
}

/** "3 (osm-node-3)", or the number alone where the id is not known. */
export function nameOf(number: number, id: string | null): string {
  return id === null ? `${number}` : `${number} (${id})`
}
