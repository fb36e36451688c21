import { useLocation } from 'wouter'
import { t } from '../../../languages/t.ts'
import { addAlert } from '../../shell/alerts.ts'
import { useIsHere } from '../../ui/form/useIsHere.ts'
import { ADDRESS } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { readFromPhotos } from './reading.ts'

/** Reads the picked photos, then goes on to the address, or tells somebody who has continued meanwhile. */
export function useSubmitPhotos(): () => Promise<void> {
  const { flow } = useCreateFlow()
  const [, navigate] = useLocation()
  const isHere = useIsHere()
  return async () => {
    const { id } = flow.state.draft
    if (!(await readFromPhotos(flow))) return
    if (isHere()) {
      navigate(ADDRESS)
      return
    }
    // Another place is added now, or the reading failed, which is silent.
    if (flow.state.draft.id !== id || flow.state.draft.reading === null) return
    addAlert({ kind: 'info', text: wordsFor(flow.state.draft.found?.dishes.length ?? 0) })
  }
}

function wordsFor(dishes: number): string {
  if (dishes === 0) return t('No dishes could be read from your photos.')
  return t('Your photos are read: {dishes, plural, one {1 dish} other {{dishes} dishes}}.', {
    dishes,
  })
}
