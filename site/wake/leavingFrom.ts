import type { AroundNavHandler } from 'wouter'
import type { PageRow } from '../../worker/contract/page/page.ts'

const BASE = 'https://sprig.invalid'

/** Steps of the router within a page stay in the document; to any other page the browser goes by itself. */
export function leavingFrom({ paths }: PageRow): AroundNavHandler {
  return (navigate, to, options) => {
    if (paths.some((pattern) => isOf(new URL(to, BASE).pathname, pattern))) navigate(to, options)
    else if (options?.replace) window.location.replace(to)
    else window.location.assign(to)
  }
}

/** Whether a path is one of a pattern of Hono's: in `/cities/:state/:city` any part may stand for `:state`. */
function isOf(path: string, pattern: string): boolean {
  const parts = path.split('/')
  const wanted = pattern.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? parts[index] !== '' : part === parts[index],
    )
  )
}
