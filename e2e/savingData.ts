/**
 * Runs in the browser: makes it ask the site to save data. The main view then keeps its still map, since making a live one takes
 * longer than most of what tests do there.
 */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
