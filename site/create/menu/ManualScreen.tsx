import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { t } from '../../../languages/t.ts'
import { ADDRESS, CUISINE, WEBSITE } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { findProblems, toManualCreation } from '../draft/creation.ts'
import { StepPage } from '../StepPage.tsx'
import { fillDishes } from './dishes.ts'
import { RestaurantForm } from './RestaurantForm.tsx'
import { useCreate } from './useCreate.ts'

const WAY = { findProblems, toBody: toManualCreation }

/** /create/v2/cuisine/manual: the menu as the person knows it. */
export function ManualScreen() {
  const { flow, shown } = useCreateFlow()
  const create = useCreate(WAY)
  const { name, place, isPopUp, found } = shown.draft
  useEffect(() => fillDishes(flow), [flow])
  if (place === null && !isPopUp) return <Redirect to={name.trim() ? ADDRESS : WEBSITE} replace />
  return (
    <StepPage
      title={t('What vegan dishes do they serve?')}
      lead={t('One to five vegan dishes, and its cuisine.')}
    >
      <RestaurantForm back={found === null ? ADDRESS : CUISINE} onSubmit={create} />
    </StepPage>
  )
}
