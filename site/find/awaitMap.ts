import { isEmpty } from './answers.ts'
import { type Find, isFiltered } from './findState.ts'

/** Whether a map is on its way to where it is seen; where there is none, the list alone speaks for the area. */
export function awaitMap(find: Find, isMapAwaited: boolean): void {
  find.kept.isMapAwaited = isMapAwaited
  askIfEmpty(find)
}

/**
 * Asks whether to leave for the supported areas where a search on the visitor's word found nothing; not before the map that
 * is awaited has said how wide to search.
 */
export function askIfEmpty({ state, kept }: Find): void {
  const { answer, status, box } = state
  if (!kept.isAsked || !answer || status !== 'ready' || (kept.isMapAwaited && !box)) return
  kept.isAsked = false
  if (isEmpty(answer) && !isFiltered(state)) state.noData = true
}
