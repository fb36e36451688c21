import { tryDecodeURIComponent } from 'hono/utils/url'
import { ROUTE_ACCESS, type RouteAccess } from './access.ts'

export interface FoundAccess {
  row: RouteAccess
  /** Decoded, as the router gives them to the handlers. */
  params: Record<string, string>
}

const nameOf = (method: string, path: string) => `${method} ${path}`
const hasParams = ({ path }: RouteAccess) => path.includes('/:')
const FIXED = new Map(
  ROUTE_ACCESS.filter((row) => !hasParams(row)).map((row): [string, FoundAccess] => [
    nameOf(row.method, row.path),
    { row, params: {} },
  ]),
)
const ROWS = ROUTE_ACCESS.filter(hasParams).map((row) => ({ row, parts: row.path.split('/') }))

function match(parts: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (parts.length !== path.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of parts.entries()) {
    const actual = path[i] ?? ''
    if (part.startsWith(':') && actual !== '') params[part.slice(1)] = tryDecodeURIComponent(actual)
    else if (part !== actual) return null
  }
  return params
}

/** The row for a call. When several match, the one with the most fixed parts wins, as in the router. */
export function findAccess(method: string, path: string): FoundAccess | null {
  // The route of a GET also answers its HEAD.
  const verb = method === 'HEAD' ? 'GET' : method
  const fixed = FIXED.get(nameOf(verb, path))
  if (fixed !== undefined) return fixed
  const actual = path.split('/')
  let best: FoundAccess | null = null
  for (const { row, parts } of ROWS) {
    if (row.method !== verb) continue
    const params = match(parts, actual)
    if (params === null) continue
    const isMoreFixed = Object.keys(params).length < Object.keys(best?.params ?? {}).length
    if (best === null || isMoreFixed) best = { row, params }
  }
  return best
}
