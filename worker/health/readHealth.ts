import { listCopies } from '../backup/store.ts'
import type { HealthReport } from '../contract/health.ts'
import { openReader } from '../db/client.ts'
import type { Env } from '../env.ts'
import { findOpenData } from '../openData/store.ts'
import { callsADay } from '../places/services/chooseService.ts'
import { toIso } from '../time.ts'
import { readSizes, readWork } from './store.ts'

/** How the product is doing, by the data in D1 and R2. */
export async function readHealth(env: Env, now: number): Promise<HealthReport> {
  const [work, sizes, copies, openData] = await Promise.all([
    readWork(env.DB, now),
    readSizes(openReader(env)),
    listCopies(env.BACKUPS),
    findOpenData(env.OPEN_DATA),
  ])
  const { waiting, failed, budgets, services, counted, refused } = work
  const names = new Set([...budgets, ...services].map(({ name }) => name))
  const [newest] = copies
  return {
    at: new Date(now).toISOString(),
    mail: {
      waiting: waiting?.mails ?? 0,
      waitingSince: toIso(waiting?.since),
      failed,
    },
    placeServices: {
      callsADay: callsADay(env),
      services: [...names].map((name) => {
        const until = services.find((one) => one.name === name)?.pausedUntil ?? 0
        return {
          name,
          callsToday: budgets.find((one) => one.name === name)?.callsToday ?? 0,
          pausedUntil: until > now ? toIso(until) : null,
        }
      }),
    },
    limits: { counted: counted.map((one) => ({ ...one, highest: one.highest ?? 0 })), refused },
    sizes,
    nightly: {
      backup: newest
        ? { at: newest.at.toISOString(), bytes: newest.bytes, kept: copies.length }
        : null,
      openData: openData && { at: openData.uploaded.toISOString(), bytes: openData.size },
    },
    hasCounters: env.TRAFFIC !== undefined,
  }
}
