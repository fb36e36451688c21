import { readSavedIds } from './savedIds.ts'

/** Fills the hearts of saved places before their scripts have loaded. */
export function showSavedHearts(): void {
  const { ids } = readSavedIds()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-saves]')) {
    if (ids.includes(heart.dataset.saves ?? '')) heart.ariaPressed = 'true'
  }
}
