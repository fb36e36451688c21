import type { Sender, SendResult } from './sending.ts'

/** https://developers.cloudflare.com/email-service/api/send-emails/workers-api/#error-codes */
const BLOCKED = new Set([
  'E_SENDER_NOT_VERIFIED',
  'E_SENDER_DOMAIN_NOT_AVAILABLE',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_DAILY_LIMIT_EXCEEDED',
])
const REFUSED =
  /^E_(VALIDATION_ERROR|FIELD_MISSING|TOO_MANY_RECIPIENTS|RECIPIENT_SUPPRESSED|CONTENT_TOO_LARGE|HEADERS?_\w+)$/

/**
 * Cloudflare's `send_email` binding. It builds the MIME message itself, so our text cannot become a header. It has no idempotency
 * key: a Worker killed between this call and marking the outbox sends the mail again.
 */
export function cloudflareSender(binding: SendEmail): Sender {
  return {
    async send({ id, to, from, subject, text, html, headers }) {
      try {
        await binding.send({
          to,
          from: readAddress(from),
          subject,
          text,
          html,
          headers: { ...headers, 'X-Entity-Ref-ID': id },
        })
        return { outcome: 'sent' }
      } catch (error) {
        return readFailure(error)
      }
    },
  }
}

function readAddress(from: string): string | EmailAddress {
  const [before = '', after] = from.split('<', 2)
  const name = before.trim()
  const email = after?.split('>', 1)[0]?.trim()
  return name && email ? { name, email } : (email ?? from)
}

function readFailure(error: unknown): SendResult {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // Keep only a code in Cloudflare's form, since a message may name the recipient.
  const reason = /^E_[A-Z_]{1,40}$/.test(code) ? code : 'binding'
  if (BLOCKED.has(reason)) return { outcome: 'blocked', reason }
  return { outcome: REFUSED.test(reason) ? 'refused' : 'busy', reason }
}
