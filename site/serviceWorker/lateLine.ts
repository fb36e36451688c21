import { KITCHEN_CARDS } from '../../worker/contract/page/kitchenCard.ts'
import { findKept } from '../kept/keptAreas.ts'
import { decoded } from '../shell/splitUrl.ts'

/** Later than a page seen before is shown instead (`documents.ts`). */
const LATE_MS = 6000
const RETRY_MS = 1000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * The answer, or the shell when the line is late and the device has what the page shows: a line that accepts a request and never
 * answers would leave the window blank for minutes. Any other page waits, as it is better late than not there.
 */
export async function unlessLate(
  answer: Promise<Response>,
  path: string,
  toShell: () => Promise<Response>,
): Promise<Response> {
  const isLate = pause(LATE_MS).then(() => true)
  const isBlank = await Promise.race([answer.then(() => false), isLate])
  return isBlank && (await canDraw(path)) ? await toShell() : await answer
}

/** Whether the shell can draw a page by what is on this device (`offline/page/OfflinePage.tsx`). */
async function canDraw(path: string): Promise<boolean> {
  if (path === '/saved' || path.startsWith(KITCHEN_CARDS)) return true
  const [, id] = /^\/details\/([^/]+)$/.exec(path) ?? []
  if (id === undefined) return false
  return (await findKept(decoded(id)).catch(() => null)) !== null
}

/** Asks once more for a file that was lost on the way: a page remembers the failure of a script until it is loaded anew. */
export async function askAgain(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch {
    await pause(RETRY_MS)
    return await ask()
  }
}
