/** Runs work in one tab at a time, as two would send the same. Runs it without a lock where the browser refuses one. */
export async function inOneTab(work: () => Promise<void>): Promise<void> {
  let hasBegun = false
  try {
    await navigator.locks.request('waiting', () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun) throw error
    await work()
  }
}
