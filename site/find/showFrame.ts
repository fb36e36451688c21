import { subscribe } from 'valtio/vanilla'
import { findMeta, findTitle } from './findMeta.ts'
import { type Find, type FindState, searchedPlace } from './findState.ts'

/** Of the element around the islands: the styles of all of them go by it. */
export const frameAttributes = ({
  view,
  centre,
  isStripUp,
}: Pick<FindState, 'view' | 'centre' | 'isStripUp'>) => ({
  'data-view': view,
  'data-start': centre ? undefined : '',
  'data-strip': isStripUp ? 'up' : undefined,
})

/**
 * Keeps what the Worker wrote around the islands, and in the head, in step with the store; returns how to stop. Open Graph
 * stays that of the first address: who reads it loads each page in full.
 */
export function showFrame({ state }: Find): () => void {
  return subscribe(state, () => {
    const frame = document.querySelector('.find')
    for (const [name, value] of Object.entries(frameAttributes(state))) {
      if (value === undefined) frame?.removeAttribute(name)
      else frame?.setAttribute(name, value)
    }
    const near = searchedPlace(state)
    const { title, description = '' } = findMeta(state.city, near)
    document.title = title
    document.querySelector('[name=description]')?.setAttribute('content', description)
    const heading = document.querySelector('.find-title')
    if (heading) heading.textContent = findTitle(state.city, near)
  })
}
