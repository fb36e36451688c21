import type { PageRow } from '../../worker/contract/page/page.ts'

/**
 * A pattern that matches exactly the addresses of a page, with their parts as named groups. For a page without addresses it
 * matches every path.
 */
export function pathsOf({ paths }: PageRow): RegExp {
  const patterns = paths.map((path) => path.replace(/:(\w+)/g, '(?<$1>[^/]+)'))
  return new RegExp(patterns.length > 0 ? `^(?:${patterns.join('|')})$` : '')
}
