import { useRef, useState } from 'react'
import { Redirect } from 'wouter'
import { t } from '../../../languages/t.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { PlaceField } from '../../listing/edit/fields/PlaceField.tsx'
import { movePin } from '../address/placing.ts'
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
  const lookUp = useRef<Promise<void>>(undefined)
  const [isLooking, setLooking] = useState(false)
  if (place === null) return <Redirect to={SEARCH} replace />
  const move = async (to: LatLng) => {
    const running = movePin(flow, to)
    lookUp.current = running
    setLooking(true)
    await running
    if (lookUp.current === running) setLooking(false)
  }
  // A restaurant at the new place must not get the address of the old one.
  const submit = async () => {
    await lookUp.current
    return await create()
  }
  return (
    <StepPage
      title={t('What vegan dishes do they serve?')}
      lead={t('One to five vegan dishes, and its cuisine.')}
    >
      <RestaurantForm
        back={SEARCH}
        onSubmit={submit}
        isBusy={isLooking}
        place={<PlaceField name={name} place={place} isBusy={isLooking} onChange={move} />}
      />
    </StepPage>
  )
}
