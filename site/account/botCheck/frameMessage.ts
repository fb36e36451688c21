/** A message from the widget's frame to the page around it. */
export type FrameMessage =
  | { botCheck: 'shown' | 'expired' | 'failed' }
  | { botCheck: 'solved'; token: string }

/** Null for any other message. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('botCheck' in data)) return null
  const { botCheck } = data
  if (botCheck === 'shown' || botCheck === 'expired' || botCheck === 'failed') return { botCheck }
  const isSolved = botCheck === 'solved' && 'token' in data && typeof data.token === 'string'
  return isSolved ? { botCheck, token: String(data.token) } : null
}
