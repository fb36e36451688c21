/** Runs a piece of work one time after the other: whoever asks while it runs gets it once more. */
export function inTurns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isWanted = false
  const run = async () => {
    while (isWanted) {
      isWanted = false
      await work()
    }
  }
  return () => {
    isWanted = true
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}
