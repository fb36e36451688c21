/** A mail as it goes out. */
export interface OutgoingMail {
  /** The idempotency key: the same id is the same mail. */
  id: string
  to: string
  /** `Name <address>`, or an address alone. */
  from: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/**
 * `refused`: this mail will never be accepted. `busy`: another attempt may succeed. `blocked`: our own settings or quota
 * stop every mail. `reason` is a short code with nothing personal in it.
 */
export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'busy' | 'blocked'; reason: string }

export interface Sender {
  send(mail: OutgoingMail): Promise<SendResult>
}
