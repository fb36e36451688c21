import type { Database } from '../../worker/db/client.ts'
import { mergeWords } from '../../worker/restaurants/derived/indexEntries/wordIndex/store.ts'
import { type ImportOptions, type ImportReport, importRecords } from './importRecords.ts'
import type { OpenText } from './openText.ts'
import { splitRecords } from './splitRecords.ts'

interface Imported {
  isWhole: boolean
  /** The number of records that could not be imported. */
  bad: number
  /** The damage of the file, a sentence each. */
  problems: string[]
  /** The number of records by outcome, a line each. */
  counts: string[]
}

/**
 * Saves the restaurants of an opened file. What was saved before a failure stays, and the next run completes it.
 * @throws UnreadableError when there was nothing to read
 */
export async function importFile(
  db: Database,
  text: OpenText,
  options: ImportOptions,
): Promise<Imported> {
  const report = await importRecords(db, splitRecords(text.chunks), options)
  await mergeWords(db)
  const failure = text.failure()
  return {
    isWhole: failure === null && report.breaksOff === null,
    bad: report.bad,
    problems: [
      ...(failure === null ? [] : [`The file is damaged: ${failure}`]),
      ...(report.breaksOff === null ? [] : [`The file breaks off ${report.breaksOff}`]),
    ],
    counts: countsOf(report),
  }
}

function countsOf(report: ImportReport): string[] {
  const rows: [string, number][] = [
    ['read', report.read],
    ['added', report.added],
    ['changed', report.changed],
    ['unchanged', report.unchanged],
    ['left alone (edited, deleted or changing)', report.kept + report.stale],
    ['bad', report.bad],
  ]
  return rows.map(([label, count]) => label.padEnd(42) + count.toLocaleString('en').padStart(9))
}
