import { readCommandLine } from '../tools/commandLine.ts'
import { Bound } from '../worker/http/load/bound.ts'
import { AT_ONCE } from '../worker/http/load/boundWork.ts'
import { makeRandom } from '../worker/testing/restaurants.ts'
import { Thread } from './isolate/thread.ts'
import { atMost, type Figure, percentile, report, told } from './report.ts'

const USAGE = `npm run bench:isolate -- [--json FILE]

Simulates an isolate that gets five times the requests it can answer, with our bound and pace, with databases that take longer or
less long to answer, and with pages among its answers. The simulation has a time of its own, so its figures are the same on every machine.`

const { values } = readCommandLine(USAGE, { options: { json: { type: 'string' } } })

/** What a request computes: reading it, and after its database has answered, the answer in pieces. */
const READ_MS = 1
const ANSWER_MS = [1, 1.2, 1.15]
/** Three of ten answers are a page that ends with a part drawn in one go. */
const WITH_PAGES = [...Array<number[]>(7).fill(ANSWER_MS), ...Array<number[]>(3).fill([1, 1.2, 9])]
const capacityOf = (answers: readonly number[][]) =>
  1000 / (READ_MS + answers.flat().reduce((sum, ms) => sum + ms) / answers.length)
const CAPACITY = capacityOf([ANSWER_MS])
/** A request takes two turns until the Worker sees it, and its refusal one more. Each computes for so long. */
const TURN_MS = 0.04
const OVERLOAD = 5
const CALM = 0.4
const BUSY = 0.8
const OVERLOAD_SECONDS = 10
/** Until it counts as an overload, refusals take longer; the table tells of those that come later. */
const FIRST_MS = 1000
const MAX_REFUSAL_MS = 20
const DATABASES_MS = [0, 20, 60, 120]

const random = makeRandom(7)

interface Served {
  /** How long each good answer took, in milliseconds. */
  good: number[]
  /** How long each refusal took, in milliseconds, and when its request came. */
  refused: { ms: number; cameAt: number }[]
}

interface Load {
  rate: number
  seconds: number
  databaseMs: number
  answers?: readonly number[][]
}

/** Sends `rate` requests a second, at random times, to an isolate whose database takes about `databaseMs`. */
async function serve(
  thread: Thread,
  bound: Bound,
  { rate, seconds, databaseMs, answers = [ANSWER_MS] }: Load,
): Promise<Served> {
  const served: Served = { good: [], refused: [] }
  const end = thread.now + seconds * 1000
  const soon = (costMs: number, run: () => void) => thread.at(thread.now, costMs, run)
  const arrive = async (cameAt: number) => {
    const leave = bound.refuses(Date.now()) ? null : await bound.begin(Date.now())
    if (leave === null) {
      soon(TURN_MS, () => served.refused.push({ ms: thread.now - cameAt, cameAt }))
      return
    }
    const answerMs = databaseMs * (0.7 + 0.6 * random())
    const parts = answers[Math.floor(random() * answers.length)] ?? ANSWER_MS
    soon(READ_MS, () => thread.at(thread.now + answerMs, 0, () => answer(parts, cameAt, leave)))
  }
  const answer = ([costMs, ...rest]: readonly number[], cameAt: number, leave: () => void) => {
    if (costMs !== undefined) {
      soon(costMs, () => answer(rest, cameAt, leave))
      return
    }
    served.good.push(thread.now - cameAt)
    const dueAt = Date.now()
    soon(0, () => {
      bound.adjust(dueAt, Date.now())
      leave()
    })
  }
  const gapMs = () => (-Math.log(1 - random()) / rate) * 1000
  for (let at = thread.now; at < end; at += gapMs()) {
    thread.at(at, TURN_MS, () => soon(TURN_MS, () => void arrive(at)))
  }
  await thread.workUntil(end)
  return served
}

async function measure(databaseMs: number): Promise<Figure[]> {
  const thread = new Thread()
  const bound = new Bound(AT_ONCE.REQUESTS_AT_ONCE)
  const overload = { rate: OVERLOAD * CAPACITY, seconds: OVERLOAD_SECONDS, databaseMs }
  const { good, refused } = await serve(thread, bound, overload)
  const calm = { rate: CALM * CAPACITY, seconds: 1, databaseMs }
  await serve(thread, bound, calm)
  const after = await serve(thread, bound, calm)
  const times = refused.filter(({ cameAt }) => cameAt > FIRST_MS).map(({ ms }) => ms)
  const name = (figure: string) => `a database of ${databaseMs} ms: ${figure}`
  return [
    told(name('good answers by capacity'), good.length / OVERLOAD_SECONDS / CAPACITY, ''),
    told(name('a refusal later, median'), percentile(times, 0.5), 'ms'),
    atMost(name('a refusal later, 95th percentile'), percentile(times, 0.95), 'ms', MAX_REFUSAL_MS),
    atMost(name('refused from a second after it'), after.refused.length, '', 0),
  ]
}

/** An isolate that also draws pages, in an overload, and from a second after it at `BUSY`. */
async function measurePages(): Promise<Figure[]> {
  const thread = new Thread()
  const bound = new Bound(AT_ONCE.REQUESTS_AT_ONCE)
  const capacity = capacityOf(WITH_PAGES)
  const load = { seconds: OVERLOAD_SECONDS, databaseMs: 60, answers: WITH_PAGES }
  const { good } = await serve(thread, bound, { ...load, rate: OVERLOAD * capacity })
  const busy = { ...load, rate: BUSY * capacity, seconds: 1 }
  await serve(thread, bound, busy)
  const after = await serve(thread, bound, busy)
  return [
    told('with pages: good answers by capacity', good.length / OVERLOAD_SECONDS / capacity, ''),
    atMost('with pages: refused from a second after it', after.refused.length, '', 0),
  ]
}

/** Serves a share of the capacity on a machine that stops for a while each second. */
async function serveWithStops(share: number): Promise<Served> {
  const thread = new Thread()
  const seconds = 10
  for (let at = 0; at < seconds * 1000; at += 1000) thread.at(at, 20 + 80 * random(), () => {})
  const asked = { rate: share * CAPACITY, seconds, databaseMs: 0 }
  return serve(thread, new Bound(AT_ONCE.REQUESTS_AT_ONCE), asked)
}

async function measureBusyDays(): Promise<Figure[]> {
  const day = await serveWithStops(0.6)
  const evening = await serveWithStops(0.9)
  const twice = await serveWithStops(2)
  const asked = evening.good.length + evening.refused.length
  return [
    atMost('six tenths of the capacity: refused', day.refused.length, '', 0),
    told('nine tenths: refused', evening.refused.length / asked, 'of all'),
    told('twice the capacity: a good answer, 95th percentile', percentile(twice.good, 0.95), 'ms'),
  ]
}

const figures: Figure[] = []
for (const databaseMs of DATABASES_MS) figures.push(...(await measure(databaseMs)))
figures.push(...(await measurePages()), ...(await measureBusyDays()))
report('An isolate under load', figures, values.json)
