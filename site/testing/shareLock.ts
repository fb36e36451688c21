/** Makes all tabs of the device share one lock. */
export function shareLock(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, run: () => Promise<void>) => {
    const turn = last.then(run)
    last = turn.catch(() => undefined)
    return turn
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}
