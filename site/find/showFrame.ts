import { subscribe } from 'valtio/vanilla'
import { type Find, type FindState, searchedPlace } from './findState.ts'

/** Attributes of the layout; the styles of all islands, and of what is around them, use these. */
export const frameAttributes = ({
  view,
  centre,
  isStripUp,
}: Pick<FindState, 'view' | 'centre' | 'isStripUp'>) => ({
  'data-view': view,
  'data-start': centre ? undefined : '',
  'data-strip': isStripUp ? 'up' : undefined,
})

/** Keeps the head and the markup around the islands in step with the store. Returns a function that stops it. */
export function showFrame({ state }: Find): () => void {
  const place = () => JSON.stringify([state.city, searchedPlace(state)])
  let told = place()
  return subscribe(state, () => {
    const frame = document.querySelector('.layout')
    for (const [name, value] of Object.entries(frameAttributes(state))) {
      if (value === undefined) frame?.removeAttribute(name)
      else frame?.setAttribute(name, value)
    }
    if (place() === told) return
    told = place()
    import('./showPlace.ts').then(
      (module) => module.showPlace(state),
      // The previous place's title stays; the list says where the search is.
      () => undefined,
    )
  })
}
