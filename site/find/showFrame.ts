import { subscribe } from 'valtio/vanilla'
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
 * Keeps what the Worker wrote around the islands, and in the head, in step with the store; returns how to stop.
 */
export function showFrame({ state }: Find): () => void {
  let told = JSON.stringify([state.city, searchedPlace(state)])
  return subscribe(state, () => {
    const frame = document.querySelector('.find')
    for (const [name, value] of Object.entries(frameAttributes(state))) {
      if (value === undefined) frame?.removeAttribute(name)
      else frame?.setAttribute(name, value)
    }
    const place = JSON.stringify([state.city, searchedPlace(state)])
    if (place === told) return
    told = place
    import('./tellPlace.ts').then(
      ({ tellPlace }) => tellPlace(state),
      // The words of the place before stay; the list says where it is.
      () => undefined,
    )
  })
}
