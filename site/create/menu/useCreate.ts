import { useLocation } from 'wouter'
import { t, to } from '../../../languages/t.ts'
import { refreshUser } from '../../account/session.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { startAgain } from '../draft/createFlow.ts'
import { createPlace, keepLaterChanges, type Way } from './creating.ts'

/**
 * Creates the restaurant, shows the result, and goes to its page, or to its edit page if more was changed meanwhile. A failure
 * keeps everything (design §2.8). Resolves to whether it was created.
 */
export function useCreate(way: Way): () => Promise<boolean> {
  const { flow, isHere } = useCreateFlow()
  const [, navigate] = useLocation()
  return async () => {
    try {
      const created = await createPlace(flow, way)
      if (created === null) return false
      const { restaurant, draft, isMenuWaiting } = created
      if (isMenuWaiting) {
        const text = t('The whole menu was not saved. It waits for you in the menu editor.')
        const href = to(`/details/${restaurant._id}/edit`)
        addAlert({ kind: 'error', text, action: { label: t('Open it'), href } })
      }
      addAlert({ kind: 'success', text: t('Restaurant successfully created') })
      // The creator is now an owner, so the groups that decide what may be edited are read again.
      void refreshUser()
      const isMore = keepLaterChanges(flow, created, way.toBody)
      // A person who has started another place stays with it.
      if (flow.state.draft.id !== draft.id) return true
      if (isHere()) {
        flow.state.isLeaving = true
        navigate(isMore ? `/${restaurant._id}/edit` : `/details/${restaurant._id}`)
      }
      startAgain(flow)
      return true
    } catch (error) {
      alertFailure(error, t('Error creating restaurant, please try again'))
      return false
    }
  }
}
