/** Runs some work while no other tab does: two would send the same. Where the browser refuses such a lock it runs without. */
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
