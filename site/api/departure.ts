/** A page that stays after all, as after a click on a mail address, has gone on well before this. */
export const STAYED_MS = 10_000

const LEAVING = ['beforeunload', 'pagehide'] as const

let calls = 0
let isLeaving = false

/** Whether the browser is leaving this page; it then ends the page's calls, which fail without an answer. */
export const isBeingLeft = (): boolean => isLeaving

/**
 * Notices a departure while a call runs. No longer, because some browsers do not keep a page for Back while it listens to
 * `beforeunload`.
 */
export async function watchDeparture<T>(run: () => Promise<T>): Promise<T> {
  calls += 1
  // Capturing, to be the first: calls may fail as soon as the page's other listeners run.
  for (const event of LEAVING) window.addEventListener(event, leave, { capture: true })
  try {
    return await run()
  } finally {
    calls -= 1
    if (calls === 0)
      for (const event of LEAVING) window.removeEventListener(event, leave, { capture: true })
  }
}

function leave(): void {
  if (isLeaving) return
  isLeaving = true
  setTimeout(stay, STAYED_MS)
  window.addEventListener('pageshow', stay, { once: true })
}

function stay(): void {
  isLeaving = false
}
