import { internetEgress } from '../../worker/menus/fetch/egress.ts'
import { Unreadable } from '../../worker/menus/fetch/unreadable.ts'
import { beginVisit, VISIT_LIMITS } from '../../worker/menus/fetch/visit.ts'

/** What never answers waits for its end: a tenth of the time a reading has is enough of that. */
const HURRY = {
  ...VISIT_LIMITS,
  headersMs: VISIT_LIMITS.headersMs / 10,
  totalMs: VISIT_LIMITS.totalMs / 10,
}

/** The product's way out alone: /?{address} → what came of reading it. */
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
