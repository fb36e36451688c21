import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useAuth } from '../account/useAuth.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { addAlert } from '../shell/alerts.ts'
import { useIsHere } from '../ui/form/useIsHere.ts'
import { AddressScreen } from './address/AddressScreen.tsx'
import { SuggestionScreen } from './address/SuggestionScreen.tsx'
import { ADDRESS, BUILD, CUISINE, GOOGLE, MANUAL, MATCH, SEARCH, WEBSITE } from './addresses.ts'
import { FlowContext } from './createFlowContext.ts'
import { startCreateFlow } from './draft/createFlow.ts'
import { keepInStep } from './draft/keepInStep.ts'
import { loadPhotos } from './draft/photos.ts'
import { MatchScreen } from './match/MatchScreen.tsx'
import { BuildScreen } from './menu/BuildScreen.tsx'
import { CuisineScreen } from './menu/CuisineScreen.tsx'
import { ManualScreen } from './menu/ManualScreen.tsx'
import { stopReading } from './website/reading.ts'
import { WebsiteScreen } from './website/WebsiteScreen.tsx'

const SCREENS: Readonly<Record<string, ComponentType>> = {
  [WEBSITE]: WebsiteScreen,
  [ADDRESS]: AddressScreen,
  [GOOGLE]: SuggestionScreen,
  [CUISINE]: CuisineScreen,
  [MANUAL]: ManualScreen,
  [SEARCH]: SuggestionScreen,
  [MATCH]: MatchScreen,
  [BUILD]: BuildScreen,
}

/** /create/…: every step of adding a place works on one draft. */
export function CreatePage() {
  const { user } = useAuth()
  const owner = user?.id ?? ''
  return <Flow key={owner} owner={owner} />
}

function Flow({ owner }: { owner: string }) {
  const [path] = useLocation()
  const isHere = useIsHere()
  const [shared] = useState(() => ({ flow: startCreateFlow(owner, Date.now()), isHere }))
  const { flow } = shared
  useEffect(() => {
    void loadPhotos(flow)
    const stop = keepInStep(flow, () => {
      const text = 'This restaurant has been added or discarded meanwhile.'
      addAlert({ kind: 'info', text })
    })
    return () => {
      stop()
      stopReading(flow)
    }
  }, [flow])

  const step = path.replace(/\/$/, '')
  const Screen = SCREENS[step]
  useEffect(() => {
    // One that is offered waits with its own step.
    if (SCREENS[step]) flow.state.draft.step = step
  }, [flow, step])
  if (!Screen) return <NotFoundPage />
  return (
    <FlowContext value={shared}>
      <Screen key={step} />
    </FlowContext>
  )
}
