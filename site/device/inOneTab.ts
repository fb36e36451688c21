/** Runs work of this name in one tab at a time, as two would send the same. Runs it without a lock where the browser refuses one. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  let hasBegun = false
  try {
    await navigator.locks.request(name, () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun) throw error
    await work()
  }
}
