/** The domain of our mail addresses: change only this when the site has its own. */
const DOMAIN = 'sprig.example'

export const HELLO = `hello@${DOMAIN}`
export const OWNERS = `owners@${DOMAIN}`
export const PRESS = `press@${DOMAIN}`

/** A mailto link with a subject. */
export function letterTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
