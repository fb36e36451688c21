import { findMeta, findTitle } from './findMeta.ts'
import { type FindState, searchedPlace } from './findState.ts'

/**
 * Shows the place of the search in the head and the heading. Open Graph tags keep the first address: whoever reads them loads
 * each page in full.
 */
export function showPlace(state: FindState): void {
  const near = searchedPlace(state)
  const { title, description = '' } = findMeta(state.city, near)
  document.title = title
  document.querySelector('[name=description]')?.setAttribute('content', description)
  const heading = document.querySelector('.find-title')
  if (heading) heading.textContent = findTitle(state.city, near)
}
