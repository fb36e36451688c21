import { readCommandLine } from '../tools/commandLine.ts'
import { hashPassword } from '../worker/accounts/passwords/password.ts'
import { insertUser } from '../worker/accounts/store.ts'
import type { SignedIn } from '../worker/contract/accounts/accounts.ts'
import { runBatch } from '../worker/db/client.ts'
import { type BenchServer, PEPPER, startServer } from './auth/server.ts'
import { atMost, type Figure, median, report, told } from './report.ts'

const USAGE = `npm run bench:auth -- [--json FILE]

Measures on workerd whether login, reset and pre-registration take as long for an address with an account as for one
without, over 200 pairs each; the cost of a login; and the requests with a session answered per second.`

const PAIRS = 200
const MAX_APART_MS = 5
const PASSWORD = 'sprig-bench-turnip'
/** How many tries each pair gets; the faster counts, so that other work on the machine affects neither. */
const LOGIN_TRIES = 2
/** These calls answer at a fixed pace, so several pairs may wait in parallel. */
const LANES = 4
const SESSION_SECONDS = 4
const SESSION_LANES = 16

const { values } = readCommandLine(USAGE, {
  options: { json: { type: 'string' } },
})

const server = await startServer()
try {
  await addAccounts(server)
  const figures = [
    ...(await measureLogin()),
    ...(await comparePairs('reset', LANES, (email) => send('PUT', `reset-password/${email}`))),
    ...(await comparePairs('pre-registration', LANES, preRegister)),
    ...(await comparePairs('pre-registration again', LANES, preRegister)),
    ...(await measureSessions()),
  ]
  report('Accounts: what the time of an answer tells', figures, values.json)
} finally {
  await server.close()
}

function addressOf(pair: number, isKnown: boolean): string {
  return `${isKnown ? 'known' : 'other'}${pair}@people.example`
}

async function addAccounts({ db }: BenchServer): Promise<void> {
  const password = await hashPassword(PEPPER, PASSWORD)
  const pairs = Array.from({ length: PAIRS }, (_, pair) => pair)
  await runBatch(
    db,
    pairs.map((pair) =>
      insertUser(db, { id: `user${pair}`, email: addressOf(pair, true), password }, Date.now()),
    ),
  )
}

async function send(method: string, path: string, body?: unknown, token?: string) {
  const started = performance.now()
  const response = await fetch(new URL(`/api/users/${path}`, server.url), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { 'x-auth-token': token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { ms: performance.now() - started, status: response.status, text }
}
type Sent = Awaited<ReturnType<typeof send>>

async function preRegister(email: string): Promise<Sent> {
  const challenge = await fetch(new URL('/dev/challenge', server.url), { method: 'POST' })
  const { recaptchaToken }: { recaptchaToken: string } = JSON.parse(await challenge.text())
  return send('POST', 'mailinglist', { email, recaptchaToken })
}

/** Compares pairs of a known and an unknown address, which go first in turn. */
async function comparePairs(
  name: string,
  lanes: number,
  call: (email: string) => Promise<Sent>,
): Promise<Figure[]> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  let next = 0
  const measure = async (pair: number, isKnown: boolean) => {
    const { ms, status, text } = await call(addressOf(pair, isKnown))
    times[isKnown ? 'known' : 'unknown'].push(ms)
    answers.add(`${status} ${text.replace(/"requestId":"[^"]*"/, '')}`)
  }
  const walk = async () => {
    for (let pair = next++; pair < PAIRS; pair = next++) {
      await measure(pair, pair % 2 === 0)
      await measure(pair, pair % 2 === 1)
    }
  }
  await Promise.all(Array.from({ length: lanes }, walk))
  const [known, unknown] = [median(times.known), median(times.unknown)]
  return [
    told(`${name}: known address, median`, known, 'ms'),
    told(`${name}: unknown address, median`, unknown, 'ms'),
    atMost(`${name}: medians apart`, Math.abs(known - unknown), 'ms', MAX_APART_MS),
    atMost(`${name}: answers that differ`, answers.size - 1, 'answers', 0),
  ]
}

async function measureLogin(): Promise<Figure[]> {
  const failures = await comparePairs('login', 1, async (email) => {
    const tries: Sent[] = []
    for (let i = 0; i < LOGIN_TRIES; i += 1) {
      tries.push(await send('POST', 'login', { email, password: 'not this turnip' }))
    }
    return tries.reduce((fastest, one) => (one.ms < fastest.ms ? one : fastest))
  })
  const times: number[] = []
  for (let pair = 0; pair < PAIRS / 4; pair += 1) {
    times.push((await logIn(pair)).ms)
  }
  return [...failures, told('login: cost of one, median', median(times), 'ms')]
}

async function logIn(pair: number): Promise<{ ms: number; token: string }> {
  const { ms, status, text } = await send('POST', 'login', {
    email: addressOf(pair, true),
    password: PASSWORD,
  })
  if (status !== 200) throw new Error(`The login failed: ${status} ${text}`)
  const { token }: SignedIn = JSON.parse(text)
  return { ms, token }
}

async function measureSessions(): Promise<Figure[]> {
  const { token } = await logIn(0)
  const times: number[] = []
  const started = performance.now()
  const until = started + SESSION_SECONDS * 1000
  const walk = async () => {
    while (performance.now() < until) {
      const { ms, status } = await send('GET', 'me', undefined, token)
      if (status !== 200) throw new Error(`The session was refused: ${status}`)
      times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: SESSION_LANES }, walk))
  const seconds = (performance.now() - started) / 1000
  return [
    told('sessions: requests a second', times.length / seconds, '/s'),
    told('sessions: one request, median', median(times), 'ms'),
  ]
}
