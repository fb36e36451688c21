import type { Egress } from '../menus/fetch/egress.ts'

type Page = Response | string | (() => Response | Promise<Response>)

interface FakeInternet extends Egress {
  /** Every address that was asked for, in order. */
  readonly attempts: string[]
}

/** A public address; the ranges reserved for examples do not count as public. */
const PUBLIC_ADDRESS = '9.9.9.9'

/**
 * An internet with these pages by address; a text is an HTML page. Their hosts resolve, others do not, unless `names` says
 * otherwise: each lookup of a host gets the next of its answers there, and the last one from then on.
 */
export function fakeInternet(
  pages: Readonly<Record<string, Page>>,
  names: Readonly<Record<string, readonly string[][]>> = {},
): FakeInternet {
  const attempts: string[] = []
  const hosts = new Set(Object.keys(pages).map((address) => new URL(address).hostname))
  const asked = new Map<string, number>()
  return {
    ownHosts: ['sprig.app'],
    attempts,
    async send(url) {
      attempts.push(url.href)
      const page = pages[url.href]
      if (typeof page === 'function') return page()
      if (page instanceof Response) return page.clone()
      if (page !== undefined) return htmlPage(page)
      const isOpen = Object.keys(pages).some((address) => new URL(address).origin === url.origin)
      if (isOpen) return new Response('Nothing here', { status: 404 })
      throw new Error('Connection refused')
    },
    async resolve(host) {
      const answers = names[host]
      if (answers === undefined) return hosts.has(host) ? [PUBLIC_ADDRESS] : []
      const times = asked.get(host) ?? 0
      asked.set(host, times + 1)
      return answers[Math.min(times, answers.length - 1)] ?? []
    },
  }
}

export function htmlPage(html: string): Response {
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

export function redirectTo(location: string, status = 301): Response {
  return new Response(null, { status, headers: { location } })
}

/** A body that repeats a chunk up to `times` times, each after `waitMs`, and counts how many were read. */
export function endlessBody(
  chunk: Uint8Array,
  { times = Number.POSITIVE_INFINITY, waitMs = 0 } = {},
): { body: ReadableStream<Uint8Array>; taken: () => number } {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs))
      taken += 1
      controller.enqueue(chunk.slice())
      if (taken >= times) controller.close()
    },
  })
  return { body, taken: () => taken }
}
