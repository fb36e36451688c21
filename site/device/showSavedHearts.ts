import { readSavedIds } from './savedIds.ts'

/** Fills the hearts of what is saved here, before their scripts are there. */
export function showSavedHearts(): void {
  const { ids } = readSavedIds()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-saves]')) {
    if (ids.includes(heart.dataset.saves ?? '')) heart.ariaPressed = 'true'
  }
}
