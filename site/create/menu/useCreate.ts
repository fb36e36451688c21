import { useLocation } from 'wouter'
import { useAuth } from '../../account/authContext.ts'
import { refreshUser } from '../../account/session.ts'
import type { NewRestaurant } from '../../api/adding/creating.ts'
import { ApiError } from '../../api/client.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { useAlerts } from '../../shell/alertsContext.ts'
import { useBuilding } from '../buildingContext.ts'
import { startAgain } from '../draft/building.ts'
import type { Problems } from '../draft/creation.ts'
import type { PlaceDraft } from '../draft/placeDraft.ts'
import { createPlace, saveMenu } from './creating.ts'

interface Way {
  findProblems: (draft: PlaceDraft) => Problems
  toBody: (draft: PlaceDraft) => NewRestaurant
}

/**
 * Creates the listing, says how it went, and goes to its page; after a failure all is kept (design §2.8). Resolves to
 * whether it was created.
 */
export function useCreate({ findProblems, toBody }: Way): () => Promise<boolean> {
  const { building } = useBuilding()
  const { auth } = useAuth()
  const alerts = useAlerts()
  const [, navigate] = useLocation()
  return async () => {
    try {
      const created = await createPlace(building, findProblems, toBody)
      if (created === null) return false
      const { found, keepsMenu } = building.state.draft
      const menu = keepsMenu ? (found?.menu.trim() ?? '') : ''
      if (menu !== '' && !(await saveMenu(building.owner, created, menu))) {
        const text = 'The whole menu was not saved. It waits for you in the menu editor.'
        const run = () => navigate(`/details/${created._id}/edit`)
        addAlert(alerts, { kind: 'error', text, action: { label: 'Open it', run } })
      }
      addAlert(alerts, { kind: 'success', text: 'Restaurant successfully created' })
      // Whoever creates a listing owns it: what may be edited is known by the groups.
      void refreshUser(auth)
      navigate(`/details/${created._id}`)
      startAgain(building)
      return true
    } catch (error) {
      // The session has ended: the login page says so, and brings back here.
      if (error instanceof ApiError && error.status === 401) return false
      const text = firstServerMessage(error, 'Error creating restaurant, please try again')
      addAlert(alerts, { kind: 'error', text })
      return false
    }
  }
}
