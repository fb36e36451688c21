import type { Env } from '../env.ts'

/**
 * False when the browser says that a page of another site makes this request. Programs send neither header; older browsers
 * send only the origin.
 */
export function isFromOwnPage({ headers, url }: Request, env: Pick<Env, 'ORIGIN'>): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none'
  if (site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  return origin === null || origin === env.ORIGIN || origin === new URL(url).origin
}
