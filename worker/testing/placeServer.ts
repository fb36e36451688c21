import { env } from 'cloudflare:workers'
import { query, runBatch } from '../db/client.ts'
import { placeAnswers, placeBudgets, placeServices } from '../db/tables/places.ts'
import type { Outside } from '../places/services/askJson.ts'

export interface PlaceServer extends Outside {
  calls: { url: URL; init: RequestInit }[]
  /** Milliseconds of each requested wait; it returns at once. */
  waits: number[]
}

/** A place service that gives `answer` to each call. A test of one that hangs sets a shorter `patienceMs`. */
export function placeServer(answer: (url: URL) => Response | Promise<Response>): PlaceServer {
  const server: PlaceServer = {
    calls: [],
    waits: [],
    patienceMs: 30_000,
    async fetch(text, init) {
      const url = new URL(text)
      server.calls.push({ url, init })
      return answer(url)
    },
    async wait(milliseconds) {
      server.waits.push(milliseconds)
    },
  }
  return server
}

/** The ways in which a service fails, with the reason that we give for each. */
export const FAILURES: readonly [
  name: string,
  reason: string,
  answer: () => Response | Promise<Response>,
][] = [
  ['answers 401', 'refused', () => new Response('no', { status: 401 })],
  ['answers 403', 'refused', () => new Response('no', { status: 403 })],
  ['answers 429', 'busy', () => new Response('slow down', { status: 429 })],
  ['answers 500', 'broken', () => new Response('oops', { status: 500 })],
  ['answers 503', 'busy', () => new Response('later', { status: 503 })],
  ['sends elsewhere', 'refused', () => Response.redirect('https://elsewhere.example/', 302)],
  ['has a wrong key', 'refused', () => new Response('API_KEY_INVALID', { status: 400 })],
  ['cannot be reached', 'network', () => Promise.reject(new TypeError('refused: secret-key'))],
  ['answers with a page', 'malformed', () => new Response('<html>', { status: 200 })],
  ['answers with half of it', 'malformed', () => new Response('{"results":[{"loc')],
  ['answers with nothing', 'malformed', () => new Response('')],
  ['answers with another shape', 'malformed', () => Response.json(7)],
  ['answers with a megabyte', 'malformed', () => Response.json('x'.repeat(1_000_000))],
]

/** Deletes the cached answers, budgets and states of services. */
export async function forgetServices(): Promise<void> {
  const tables = [placeAnswers, placeBudgets, placeServices]
  await runBatch(
    env.DB,
    tables.map((table) => query(env.DB).delete(table)),
  )
}
