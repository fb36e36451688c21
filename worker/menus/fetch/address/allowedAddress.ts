import { REFUSED_NAMES, SPECIAL_TOP_NAMES } from './specialNames.ts'

const MAX_URL_LENGTH = 1000
const MAX_NAME_LENGTH = 253
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Never only digits, as in a dotted IP address. */
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
/** An IPv4 address inside a name, with dots or dashes; some DNS services resolve such names to that address. */
const WRITTEN_ADDRESS = /(?:^|[.-])\d{1,3}([.-])\d{1,3}\1\d{1,3}\1\d{1,3}(?:[.-]|$)/

/**
 * The https address of a website that a person typed with or without a scheme; null when it may not be fetched.
 */
export function toAllowedUrl(website: string): URL | null {
  const typed = website.trim()
  // Before parsing, whose time to sort the accents in a name is quadratic.
  if (typed.length > MAX_URL_LENGTH) return null
  const hasScheme = /^https?:\/\//i.test(typed)
  const bare = typed.replace(/^https?:\/\//i, '')
  if (/^[^/?#]*[@\\]/.test(bare)) return null
  // The site drops the scheme, so ":80" may come from a typed http address.
  const addresses = hasScheme ? [typed] : [`https://${bare}`, `http://${bare}`]
  const url = addresses.map((address) => URL.parse(address)).find((url) => url && isAllowedUrl(url))
  if (!url) return null
  // After parsing as http, which has dropped ":80"; with https it would be a non-default port.
  url.protocol = 'https:'
  return url
}

/**
 * Whether the form of an address allows fetching: http or https, default port, no user, and a public host name, never an
 * IP address. `URL` has already normalised other spellings (octal, hex, full width, percent).
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
    !isHostOf(REFUSED_NAMES, host)
  )
}

/** Whether a host, or one that it is part of, is among those known. */
export function isHostOf(known: readonly string[], host: string): boolean {
  return known.some((one) => host === one || host.endsWith(`.${one}`))
}
