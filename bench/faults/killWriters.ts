import { setTimeout as wait } from 'node:timers/promises'
import { checkDerived } from '../../tools/data/checkDerived.ts'
import { checkHistory } from '../../tools/data/checkHistory.ts'
import { checkRows } from '../../tools/data/checkRows.ts'
import { compare } from './compare.ts'
import { startServer } from './server.ts'
import { makeWriter, type Writer } from './writer.ts'

/** The most acknowledged writes before a kill, which comes at any moment of the next one: a slow machine writes more slowly. */
const MAX_WRITES = 100
const LOOK_EVERY_MS = 2
/** Longer than a write takes. */
const MOMENT_MS = 20
/** The data is checked for consistency after so many kills, and after the last. */
const CHECK_EVERY = 5

interface Killed {
  kills: number
  /** Writes that were answered before a kill. */
  acknowledged: number
  /** Changes without an answer at the kill. */
  unanswered: number
  lost: string[]
  tooMany: string[]
  /** The problems that `npm run check:data` finds. */
  inconsistent: string[]
}

/** Repeatedly lets many people write, kills the server meanwhile, and checks what is stored. */
export async function killWriters(
  { kills, writers }: { kills: number; writers: number },
  onKill: (count: number) => void = () => {},
): Promise<Killed> {
  const server = await startServer()
  const killed: Killed = {
    kills,
    acknowledged: 0,
    unanswered: 0,
    lost: [],
    tooMany: [],
    inconsistent: [],
  }
  try {
    const people: Writer[] = []
    while (people.length < writers) people.push(await makeWriter(await server.db()))
    for (let count = 1; count <= kills; count += 1) {
      const enough = countOf(people) + 1 + Math.floor(Math.random() * MAX_WRITES)
      const writing = Promise.all(people.map((one) => one.write(server.url())))
      let haveEnded = false
      const end = () => {
        haveEnded = true
      }
      writing.then(end, end)
      while (!haveEnded && countOf(people) < enough) await wait(LOOK_EVERY_MS)
      if (haveEnded) {
        await writing
        throw new Error('Every writer lost the server before it was killed')
      }
      await wait(Math.random() * MOMENT_MS)
      await Promise.all([server.kill(), writing])
      killed.unanswered += people.filter((one) => one.unanswered !== null).length
      const db = await server.db()
      for (const one of people) {
        const { lost, tooMany } = await compare(db, server.url(), one)
        killed.lost.push(...lost)
        killed.tooMany.push(...tooMany)
      }
      if (count % CHECK_EVERY === 0 || count === kills) {
        killed.inconsistent.push(...(await checkRows(db)), ...(await checkHistory(db)))
        killed.inconsistent.push(...(await checkDerived(db)))
      }
      onKill(count)
    }
    killed.acknowledged = countOf(people)
    return killed
  } finally {
    await server.close()
  }
}

function countOf(people: readonly Writer[]): number {
  return people.reduce((sum, one) => sum + one.acknowledged, 0)
}
