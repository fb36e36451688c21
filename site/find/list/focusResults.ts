/** Moves the focus to the results, as before a pressed control disappears: else the focus would fall to the top of the page. */
export function focusResults(): void {
  document.querySelector<HTMLElement>('.results')?.focus({ preventScroll: true })
}
