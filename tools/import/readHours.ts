import { parentPort } from 'node:worker_threads'
import { readEncodedWeek } from '../../worker/restaurants/hours/readWeek.ts'

/** Texts of opening hours with their weeks as rows hold them. */
export type ReadWeeks = (readonly [text: string, week: string | null])[]

// The program of the thread: each message is a list of texts.
parentPort?.on('message', (texts: readonly string[]) => {
  const read: ReadWeeks = texts.map((text) => [text, readEncodedWeek(text)])
  parentPort?.postMessage(read)
})
