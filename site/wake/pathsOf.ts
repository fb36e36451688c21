import type { PageRow } from '../../worker/contract/page/page.ts'

/** What all addresses of a page fit and no other does, with their parts by name; all there are for a page that has none. */
export function pathsOf({ paths }: PageRow): RegExp {
  const patterns = paths.map((path) => path.replace(/:(\w+)/g, '(?<$1>[^/]+)'))
  return new RegExp(patterns.length > 0 ? `^(?:${patterns.join('|')})$` : '')
}
