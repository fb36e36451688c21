/** Waits for a write to the browser's databases. A device that refuses storage keeps nothing, which is no failure. */
export async function ignoreRefusal(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch {
    // Private windows and full devices refuse it.
  }
}
