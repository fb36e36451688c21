import type { OutgoingMail, Sender, SendResult } from './sending.ts'

const TIMEOUT_MS = 10_000

/** Statuses for a wrong key, address or bill of ours. */
const BLOCKED = new Set([401, 402, 403, 404, 405])
/** Temporary refusals. */
const BUSY = new Set([408, 409, 425, 429])

interface Settings {
  url: string
  key: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** A Resend-style API: one POST per mail, with a bearer key and an `Idempotency-Key`. */
export function httpApiSender({ url, key, fetch }: Settings): Sender {
  return {
    async send(mail) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': mail.id,
          },
          body: JSON.stringify(bodyOf(mail)),
          // A redirect would send the key to another address.
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        return await readAnswer(response)
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === 'TimeoutError'
        return { outcome: 'busy', reason: isTimeout ? 'timeout' : 'network' }
      }
    },
  }
}

function bodyOf({ from, to, subject, text, html, headers }: OutgoingMail) {
  return { from, to: [to], subject, text, html, headers }
}

async function readAnswer(response: Response): Promise<SendResult> {
  const { status } = response
  // The answer may repeat the mail, so it is only searched for one word and not kept.
  const body = await response.text()
  if (response.ok) return { outcome: 'sent' }
  // The key was used with another text, by an older version of a template, so the mail has been sent already.
  if (status === 409 && body.includes('invalid_idempotent_request')) return { outcome: 'sent' }
  const reason = `http_${status}`
  if (status >= 500 || BUSY.has(status)) return { outcome: 'busy', reason }
  if (status < 400 || BLOCKED.has(status)) return { outcome: 'blocked', reason }
  return { outcome: 'refused', reason }
}
