import { z } from 'zod'
import { MAX_LOG_MESSAGE_BYTES } from '../contract/limits.ts'

/** Far more than any message of the site, of which the first KiB is logged. */
const MAX_BODY_BYTES = 16 * 1024
const sentSchema = z.object({ message: z.string() })

/**
 * The message of a body, cut to 1 KiB; null when there is none. It reads at most 16 KiB; of a longer body it returns the raw
 * beginning.
 */
export async function readMessage(body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  const { text, isWhole } = await readBeginning(body)
  const message = isWhole ? messageOf(text) : text
  return message === null ? null : cutToBytes(message, MAX_LOG_MESSAGE_BYTES)
}

async function readBeginning(
  body: ReadableStream<Uint8Array> | null,
): Promise<{ text: string; isWhole: boolean }> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  if (body === null) return { text, isWhole: true }
  // Leaving the loop cancels the stream.
  for await (const chunk of body) {
    bytes += chunk.byteLength
    const surplus = Math.max(0, bytes - MAX_BODY_BYTES)
    text += decoder.decode(chunk.subarray(0, chunk.byteLength - surplus), { stream: true })
    if (surplus > 0) return { text, isWhole: false }
  }
  return { text, isWhole: true }
}

function messageOf(text: string): string | null {
  try {
    return sentSchema.parse(JSON.parse(text)).message
  } catch {
    return null
  }
}

function cutToBytes(text: string, most: number): string {
  const bytes = new TextEncoder().encode(text).slice(0, most)
  return new TextDecoder().decode(bytes).replace(/\uFFFD$/, '')
}
