import type { Database } from '../../worker/db/client.ts'
import type { SaveOutcome } from '../../worker/restaurants/saving/saveRestaurants.ts'
import { BatchSaver } from './batchSaver.ts'
import type { HoursThread } from './hoursThread.ts'
import { type RawRecord, UnreadableError } from './splitRecords.ts'
import { toRestaurantInput } from './toRestaurantInput.ts'

export interface BadRecord {
  /** Its position in the file, 1 for the first. */
  number: number
  id: string | null
  problem: string
}

export interface ImportReport extends Record<SaveOutcome, number> {
  read: number
  bad: number
  /** Where the file is cut, as "in record 3 (osm-node-3)"; null when it is complete. */
  breaksOff: string | null
}

export interface ImportOptions {
  now: number
  onProgress?: (report: ImportReport) => void
  /** `count`: how many are bad so far, this one included. */
  onBad?: (record: BadRecord, count: number) => void
  /** Reads opening hours on a thread of its own; without it they are read while the restaurants are saved. */
  hours?: HoursThread
}

/**
 * Saves the restaurants of a file. Each restaurant is written whole or not at all, so that an import may be stopped at any
 * moment and run again; restaurants that a person has edited are left alone. Of a cut file the records before the end are imported.
 * @throws UnreadableError when there was nothing to read
 */
export async function importRecords(
  db: Database,
  records: AsyncIterable<RawRecord>,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = { ...NOTHING_READ }
  const saver = new BatchSaver(db, {
    ...options,
    onSaved(outcomes) {
      for (const outcome of outcomes) report[outcome]++
      options.onProgress?.(report)
    },
  })
  const addBad = (record: BadRecord) => {
    report.bad++
    options.onBad?.(record, report.bad)
  }
  try {
    for await (const record of records) {
      const { number } = record
      if (record.isCut && record.text === '') {
        const at = number === 1 ? 'before the first record' : `behind record ${number - 1}`
        report.breaksOff = record.reason === undefined ? at : `${at}: ${record.reason}`
        continue
      }
      report.read++
      const reading = toRestaurantInput(record, options.now)
      if ('restaurant' in reading) {
        await saver.add(reading.restaurant, reading.menu)
        continue
      }
      addBad({ number, id: reading.id, problem: reading.problem })
      if (record.isCut) report.breaksOff = `in record ${nameOf(number, reading.id)}`
    }
  } catch (error) {
    if (!(error instanceof UnreadableError) || report.read === 0) {
      await saver.settle()
      throw error
    }
    report.read++
    addBad({ number: report.read, id: null, problem: error.message })
    report.breaksOff = `in record ${report.read}`
  }
  await saver.finish()
  return report
}

const NOTHING_READ: ImportReport = {
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  kept: 0,
  stale: 0,
  bad: 0,
  breaksOff: null,
}

/** "3 (osm-node-3)", or the number alone where the id is not known. */
export function nameOf(number: number, id: string | null): string {
  return id === null ? `${number}` : `${number} (${id})`
}
