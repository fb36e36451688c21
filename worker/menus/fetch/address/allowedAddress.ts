import { REFUSED_NAMES, SPECIAL_TOP_NAMES } from './specialNames.ts'

const MAX_URL_LENGTH = 1000
const MAX_NAME_LENGTH = 253
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Never digits alone: the last part of a dotted address is no name. */
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
/** An IPv4 address written into a name with dots or dashes, as services that answer with it read it. */
const WRITTEN_ADDRESS = /(?:^|[.-])\d{1,3}([.-])\d{1,3}\1\d{1,3}\1\d{1,3}(?:[.-]|$)/

/**
 * The https address of a website as a person typed it, with or without its scheme; null when it is none that may be
 * fetched.
 */
export function toAllowedUrl(website: string): URL | null {
  const typed = website.trim()
  // Before it is parsed: the time to order accents in a name grows with the square of its length.
  if (typed.length > MAX_URL_LENGTH) return null
  const hasScheme = /^https?:\/\//i.test(typed)
  const bare = typed.replace(/^https?:\/\//i, '')
  if (/^[^/?#]*[@\\]/.test(bare)) return null
  // The site leaves the scheme out, so that 80 may be the port of http that somebody wrote out.
  const addresses = hasScheme ? [typed] : [`https://${bare}`, `http://${bare}`]
  const url = addresses.map((address) => URL.parse(address)).find((url) => url && isAllowedUrl(url))
  if (!url) return null
  // Only now: the port of http that somebody wrote out is gone, and that of https would be another.
  url.protocol = 'https:'
  return url
}

/**
 * Whether an address may be fetched by its look: http or https, default port, no user, and the public name of a host,
 * never an address literal. `URL` has by now undone every other spelling (octal, hex, full width, percent).
 */
export function isAllowedUrl(url: URL): boolean {
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.href.length <= MAX_URL_LENGTH &&
    isPublicName(url.hostname)
  )
}

function isPublicName(host: string): boolean {
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  return (
    host.length <= MAX_NAME_LENGTH &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(top) &&
    !SPECIAL_TOP_NAMES.has(top) &&
    !WRITTEN_ADDRESS.test(host) &&
    !isNamed(host, REFUSED_NAMES)
  )
}

/** Whether a host is one of the names or ends with one. */
export function isNamed(host: string, names: readonly string[]): boolean {
  return names.some((name) => host === name || host.endsWith(`.${name}`))
}
