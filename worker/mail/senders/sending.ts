/** A mail in the form for senders. */
export interface OutgoingMail {
  /** The idempotency key: an equal id means the same mail. */
  id: string
  to: string
  /** `Name <address>`, or only an address. */
  from: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/**
 * `refused`: this mail will never be accepted. `busy`: another attempt may succeed. `blocked`: our own settings or quota stop
 * every mail. `reason` is a short code with nothing personal.
 */
export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'busy' | 'blocked'; reason: string }

export interface Sender {
  send(mail: OutgoingMail): Promise<SendResult>
}
