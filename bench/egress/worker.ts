import { internetEgress } from '../../worker/menus/fetch/egress.ts'
import { Unreadable } from '../../worker/menus/fetch/unreadable.ts'
import { beginVisit, VISIT_LIMITS } from '../../worker/menus/fetch/visit.ts'

/** Shorter timeouts: for hosts that never answer, a tenth of the product's time is enough. */
const HURRY = {
  ...VISIT_LIMITS,
  headersMs: VISIT_LIMITS.headersMs / 10,
  totalMs: VISIT_LIMITS.totalMs / 10,
}

/** Only the product's outgoing fetch: /?{address} → the result of reading it. */
export async function answer(request: Request): Promise<Response> {
  const address = new URL(decodeURIComponent(new URL(request.url).search.slice(1)))
  const isHung = /^\/(silent|drip)$/.test(address.pathname)
  const limits = isHung ? HURRY : VISIT_LIMITS
  const visit = beginVisit(internetEgress('https://sprig.example', []), limits)
  try {
    const { url, type, bytes } = await visit.read(address)
    const start = new TextDecoder().decode(bytes.subarray(0, 100))
    return Response.json({ outcome: 'read', url: url.href, type, start })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return Response.json({ outcome: error.reason })
  } finally {
    visit.end()
  }
}
