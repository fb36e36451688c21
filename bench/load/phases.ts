import { atLeast, atMost, type Figure, median, percentile, told } from '../report.ts'
import {
  type Asked,
  closedLoop,
  type Heard,
  isGood,
  isRefusal,
  openLoop,
  type Send,
} from './client.ts'
import type { Traffic } from './traffic.ts'

/** Enough to keep the Worker busy, the empty route as well as the product. */
const LANES = 32
const ROUNDS = 3
const MIN_SEARCH = 0.3
const MIN_RENDERED = 0.12
/** Shares of the server's capacity: a busy day and a calm one. */
const [BUSY, CALM] = [0.6, 0.3]
const OVERLOAD = 5
const MIN_GOODPUT = 0.9
/** A good answer arrives within this time. */
const GOOD_MS = 1000
const MAX_REFUSAL_MS = 20
const MAX_RECOVERY_SECONDS = 10
const LOGINS_PER_SECOND = 200
const MAX_SLOWER = 1.2

const timesOf = (heard: readonly Heard[]) => heard.map(({ ms }) => ms)

type RateName = 'empty' | 'search' | 'rendered' | 'city'

/**
 * How many answers the Worker's thread gives in a second of its own, and these rates relative to an empty route's. It is counted by
 * what the thread computes: the client and the database need processors too, and a machine has few.
 */
export async function compareRates(
  send: Send,
  traffic: Traffic,
  { seconds, computedMs }: { seconds: number; computedMs(): number },
): Promise<Figure[]> {
  const rateOf = async (next: () => Asked) => {
    const before = computedMs()
    const { heard } = await closedLoop(send, next, { lanes: LANES, seconds })
    refuseFailures(heard)
    return (heard.filter(isGood).length * 1000) / (computedMs() - before)
  }
  const rounds: Record<RateName, number>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      empty: await rateOf(traffic.empty),
      search: await rateOf(traffic.search),
      rendered: await rateOf(traffic.rendered),
      city: await rateOf(traffic.city),
    })
  }
  const rate = (name: RateName) => median(rounds.map((round) => round[name]))
  const share = (name: RateName) => median(rounds.map((round) => round[name] / round.empty))
  return [
    told('an empty route', rate('empty'), '/s of its thread'),
    told('searches', rate('search'), '/s of its thread'),
    told('city pages, rendered', rate('rendered'), '/s of its thread'),
    told('city pages, from the edge', rate('city'), '/s of its thread'),
    atLeast('searches by empty routes', share('search'), '', MIN_SEARCH),
    atLeast('rendered city pages by empty routes', share('rendered'), '', MIN_RENDERED),
    told('city pages from the edge by empty routes', share('city'), ''),
  ]
}

/** Failures would make the figures meaningless. */
function refuseFailures(heard: readonly Heard[]): void {
  const failed = heard.find((one) => !isGood(one) && !isRefusal(one))
  if (failed) throw new Error(`${failed.kind} got status ${failed.status}`)
}

/** The most mixed requests that are answered per second. */
export async function measureCapacity(send: Send, next: () => Asked, seconds: number) {
  const { heard, rate } = await closedLoop(send, next, { lanes: LANES, seconds })
  refuseFailures(heard)
  return rate
}

/** Measures waiting times on a busy day. */
export async function measureTimes(
  send: Send,
  next: () => Asked,
  { capacity, seconds }: { capacity: number; seconds: number },
): Promise<Figure[]> {
  const { answers } = await openLoop(send, next, { rate: capacity * BUSY, seconds })
  const heard = await answers
  const kinds = Map.groupBy(heard, ({ kind }) => kind)
  return [
    told('at six tenths of it: median', percentile(timesOf(heard), 0.5), 'ms'),
    told('at six tenths of it: 95th percentile', percentile(timesOf(heard), 0.95), 'ms'),
    told('at six tenths of it: 99th percentile', percentile(timesOf(heard), 0.99), 'ms'),
    ...[...kinds].map(([kind, some]) =>
      told(`of these ${kind}: 99th percentile`, percentile(timesOf(some), 0.99), 'ms'),
    ),
    atMost(
      'at six tenths of it: no good answer',
      heard.filter((one) => !isGood(one)).length,
      '',
      0,
    ),
  ]
}

/** Sends five times the server's capacity, and measures how it recovers. As many empty routes tell what this machine can do. */
export async function overload(
  send: Send,
  { empty, mixed }: Traffic,
  { capacity, seconds }: { capacity: number; seconds: number },
): Promise<Figure[]> {
  const rate = capacity * OVERLOAD
  const least = await (await openLoop(send, empty, { rate, seconds: seconds / 12 })).answers
  const { answers } = await openLoop(send, mixed, { rate, seconds })
  const recovered = await untilNormal(send, mixed, capacity)
  const heard = await answers
  const good = heard.filter((one) => isGood(one) && one.ms <= GOOD_MS)
  const refused = heard.filter(isRefusal)
  const failed = heard.filter((one) => one.status >= 500 && !isRefusal(one))
  const silent = heard.filter(({ status }) => status === 0)
  const share = good.length / seconds / capacity
  return [
    atLeast('overload: good answers by capacity', share, '', MIN_GOODPUT),
    told('overload: refused', refused.length / heard.length, 'of all'),
    told('overload: a refusal, median', percentile(timesOf(refused), 0.5), 'ms'),
    atMost(
      'overload: a refusal, 95th percentile',
      percentile(timesOf(refused), 0.95),
      'ms',
      MAX_REFUSAL_MS,
    ),
    told('as many empty routes, 95th percentile', percentile(timesOf(least), 0.95), 'ms'),
    atMost('overload: other failures', failed.length, '', 0),
    atMost('overload: no answer', silent.length, '', 0),
    atMost('overload: normal again after', recovered, 's', MAX_RECOVERY_SECONDS),
  ]
}

/** Seconds until all requests of a calm second are answered well; above the limit if they never are. */
async function untilNormal(send: Send, next: () => Asked, capacity: number): Promise<number> {
  const endedAt = performance.now()
  const since = () => (performance.now() - endedAt) / 1000
  while (since() <= MAX_RECOVERY_SECONDS) {
    const { answers } = await openLoop(send, next, { rate: capacity * CALM, seconds: 1 })
    const heard = await answers
    if (heard.every((one) => isGood(one) && one.ms <= GOOD_MS)) break
  }
  return since()
}

/**
 * Measures whether password guessing slows searches down, in rounds: one delay of the machine is as long as the 99th percentile. Each
 * round has a network of its own, as the first guesses of each minute are checked.
 */
export async function flood(
  send: Send,
  { search, login }: Traffic,
  { capacity, seconds }: { capacity: number; seconds: number },
): Promise<Figure[]> {
  const ask = { rate: capacity * CALM, seconds }
  const calm: Heard[] = []
  const flooded: Heard[] = []
  const logins: Heard[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(...(await (await openLoop(send, search, ask)).answers))
    const [searches, guesses] = await Promise.all([
      openLoop(send, search, ask),
      openLoop(send, () => login(round), { rate: LOGINS_PER_SECOND, seconds }),
    ])
    flooded.push(...(await searches.answers))
    logins.push(...(await guesses.answers))
  }
  const refused = logins.filter((one) => !isGood(one))
  const [before, during] = [calm, flooded].map((heard) => percentile(timesOf(heard), 0.99))
  const times = (during ?? Number.NaN) / (before ?? Number.NaN)
  return [
    told('logins refused in a flood', refused.length, ''),
    told('searches without a flood, 99th percentile', before ?? Number.NaN, 'ms'),
    told('searches in a flood of logins, 99th percentile', during ?? Number.NaN, 'ms'),
    atMost('searches in a flood by those without', times, '×', MAX_SLOWER),
    atMost(
      'searches without a good answer in it',
      flooded.filter((one) => !isGood(one)).length,
      '',
      0,
    ),
  ]
}
