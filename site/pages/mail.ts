/** Where letters to us go: the one place to change when the site has a domain of its own. */
const DOMAIN = 'sprig.example'

export const HELLO = `hello@${DOMAIN}`
export const OWNERS = `owners@${DOMAIN}`
export const PRESS = `press@${DOMAIN}`

/** A link that begins a letter. */
export function letterTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
