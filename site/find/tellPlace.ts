import { findMeta, findTitle } from './findMeta.ts'
import { type FindState, searchedPlace } from './findState.ts'

/**
 * Says in the head and in the heading where the search is. Open Graph stays that of the first address: who reads it loads each
 * page in full.
 */
export function tellPlace(state: FindState): void {
  const near = searchedPlace(state)
  const { title, description = '' } = findMeta(state.city, near)
  document.title = title
  document.querySelector('[name=description]')?.setAttribute('content', description)
  const heading = document.querySelector('.find-title')
  if (heading) heading.textContent = findTitle(state.city, near)
}
