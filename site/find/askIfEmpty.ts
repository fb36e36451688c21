import { isEmpty } from './answers.ts'
import { type Find, isFiltered } from './findState.ts'

/** Notes whether a visible map is loading. Without one, the list alone decides whether the area is empty. */
export function noteMapLoading(find: Find, isMapAwaited: boolean): void {
  find.kept.isMapAwaited = isMapAwaited
  askIfEmpty(find)
}

/**
 * Offers the supported areas when a search that the visitor asked for found nothing. Waits for a map that is loading, since the
 * map decides the radius.
 */
export function askIfEmpty({ state, kept }: Find): void {
  const { answer, status, box } = state
  if (!kept.isAsked || !answer || status !== 'ready' || (kept.isMapAwaited && !box)) return
  kept.isAsked = false
  if (isEmpty(answer) && !isFiltered(state)) state.noData = true
}
