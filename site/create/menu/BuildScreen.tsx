import { Redirect } from 'wouter'
import { t } from '../../../languages/t.ts'
import { PlaceField } from '../../listing/edit/fields/PlaceField.tsx'
import { placeAt } from '../address/placing.ts'
import { SEARCH } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { findProblems, toCreation } from '../draft/creation.ts'
import { StepPage } from '../StepPage.tsx'
import { RestaurantForm } from './RestaurantForm.tsx'
import { useCreate } from './useCreate.ts'

const WAY = { findProblems, toBody: toCreation }

/** /create/build: the last step of the v1 flow. */
export function BuildScreen() {
  const { flow, shown } = useCreateFlow()
  const { name, place } = shown.draft
  const create = useCreate(WAY)
  if (place === null) return <Redirect to={SEARCH} replace />
  return (
    <StepPage
      title={t('What vegan dishes do they serve?')}
      lead={t('One to five vegan dishes, and its cuisine.')}
    >
      <RestaurantForm
        back={SEARCH}
        onSubmit={create}
        place={
          <PlaceField name={name} place={place} onChange={(picked) => void placeAt(flow, picked)} />
        }
      />
    </StepPage>
  )
}
