/** Wakes an island of this document, by the name of its component. */
export function wakeIsland(name: string): void {
  document.querySelector(`page-island[of=${name}]`)?.dispatchEvent(new Event('wake'))
}
