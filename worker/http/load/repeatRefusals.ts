import { getPath } from 'hono/utils/url'
import type { Env, LimitName } from '../../env.ts'
import { countRequest } from '../../timing/countRequest.ts'
import { type BoundName, startMeasures } from '../../timing/measures.ts'
import type { RouteAccess } from '../access/access.ts'
import { findAccess } from '../access/findAccess.ts'
import { knownFullLimit } from '../access/rateLimit.ts'
import { isCall } from '../errorAnswer.ts'
import { isOfSomebody } from '../headers/otherSites.ts'
import type { AnswerCache } from '../memory/answerCache.ts'
import { findInMemory } from '../memory/answerFromMemory.ts'
import { REQUEST_ID } from '../requestLog.ts'
import { languageAsked, routePath } from '../speakAsAsked.ts'
import type { Bound } from './bound.ts'
import { isBounded } from './boundWork.ts'
import type { RefusalLog } from './refusalLog.ts'

type Answer = (
  request: Request,
  env: Env,
  context: ExecutionContext,
) => Response | Promise<Response>
type Refuser = BoundName | LimitName

interface Refusal {
  status: number
  headers: Headers
  /** What stands before and behind the id of its request; one part when the id is not in it. */
  parts: readonly string[]
}

interface Known {
  bound: Bound
  memory: AnswerCache
  refusals: RefusalLog
}

/**
 * Repeats refusals. The app makes the first of each form; the next ones are copies with an id of their own, since all middlewares, an
 * error and a document cost ten times as much, and an overloaded isolate sends little else.
 */
export function repeatRefusals(answer: Answer, { bound, memory, refusals }: Known): Answer {
  const made = new Map<string, Refusal>()

  /** A request whose body came slowly, or that waited for a slot, may be refused by something else than was known at first. */
  async function makeFirst(form: string, by: Refuser, ...asked: Parameters<Answer>) {
    const first = await answer(...asked)
    if (refusals.hasRefused(asked[2], by)) made.set(form, await readRefusal(first.clone()))
    return first
  }

  return (request, env, context) => {
    const path = routePath(getPath(request))
    // A preflight tells by a header which call it is for.
    if (request.method === 'OPTIONS' || !isBounded(env, path)) return answer(request, env, context)
    const row = findAccess(request.method, path)?.row
    const by = refuserOf(request, env, row, { bound, memory })
    if (by === null) return answer(request, env, context)
    const { method } = request
    const form = [
      by,
      method,
      row?.path ?? isCall(path),
      languageAsked(request).code,
      isOfSomebody(request),
    ].join()
    const known = made.get(form)
    if (known === undefined) return makeFirst(form, by, request, env, context)
    const route = row?.path ?? 'none'
    const measures = { ...startMeasures(), refusedBy: by }
    countRequest(env.TRAFFIC, { method, route, status: known.status, ms: 0 }, measures)
    refusals.add()
    refusals.tellOnceASecond(Date.now())
    return repeat(known)
  }
}

/** The bound or limit that is known to refuse a request before anything is read for it. */
function refuserOf(
  request: Request,
  env: Env,
  row: RouteAccess | undefined,
  { bound, memory }: Pick<Known, 'bound' | 'memory'>,
): Refuser | null {
  const now = Date.now()
  const limit = row && !row.isDropped ? knownFullLimit(row, request, env) : null
  if (limit === null && !bound.isFull(now)) return null
  // Before `refuses`, which takes note that a slot was wanted: an answer from memory needs none.
  if (findInMemory(memory, request, env) !== null) return null
  return bound.refuses(now) ? 'REQUESTS_AT_ONCE' : limit
}

async function readRefusal(refusal: Response): Promise<Refusal> {
  const { status, headers } = refusal
  const text = await refusal.text()
  return { status, headers: new Headers(headers), parts: text.split(headers.get(REQUEST_ID) ?? '') }
}

function repeat({ status, headers, parts }: Refusal): Response {
  const id = crypto.randomUUID()
  const copy = new Response(parts.join(id), { status, headers })
  copy.headers.set(REQUEST_ID, id)
  return copy
}
