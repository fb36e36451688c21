const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since']
const ETAGS = /^(?:\*|(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*)$/

/** The conditions of a request, as R2 takes them: it throws for an ETag that is none, so such a condition is left out. */
export function conditionsOf(request: Headers): Headers {
  const conditions = new Headers()
  for (const name of CONDITIONS) {
    const value = request.get(name)
    if (value === null || (name.endsWith('match') && !ETAGS.test(value))) continue
    conditions.set(name, value)
  }
  return conditions
}

/** What is answered when they do not hold: whether the caller wanted this file alone, or any but this. */
export function statusOfRefused(conditions: Headers): 304 | 412 {
  return conditions.has('if-match') || conditions.has('if-unmodified-since') ? 412 : 304
}
