import '../ui/page.css'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { t } from '../../languages/t.ts'
import { useAuth } from '../account/useAuth.ts'
import { addAlert } from '../shell/alerts.ts'
import { useIsHere } from '../ui/form/useIsHere.ts'
import { Loading } from '../ui/Loading.tsx'
import { AddressScreen } from './address/AddressScreen.tsx'
import { SuggestionScreen } from './address/SuggestionScreen.tsx'
import { ADDRESS, BUILD, CUISINE, GOOGLE, MANUAL, MATCH, SEARCH, WEBSITE } from './addresses.ts'
import { FlowContext } from './createFlowContext.ts'
import { type CreateFlow, startCreateFlow } from './draft/createFlow.ts'
import { followOtherTabs } from './draft/followOtherTabs.ts'
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
  const userId = user?.id ?? ''
  return <Flow key={userId} userId={userId} />
}

function Flow({ userId }: { userId: string }) {
  const isHere = useIsHere()
  const [shared] = useState(() => ({ flow: startCreateFlow(userId, Date.now()), isHere }))
  const { flow } = shared
  const isLeaving = useLeaving(flow)
  const step = useStep(flow)
  useEffect(() => {
    void loadPhotos(flow)
    const stop = followOtherTabs(flow, () => {
      const text = t('This restaurant has been added or discarded meanwhile.')
      addAlert({ kind: 'info', text })
    })
    return () => {
      stop()
      stopReading(flow)
    }
  }, [flow])

  const Screen = SCREENS[step]
  if (isLeaving || !Screen) return <Opening />
  return (
    <FlowContext value={shared}>
      <Screen key={step} />
    </FlowContext>
  )
}

/** The step in the address. Like a page it starts at the top and takes the focus. */
function useStep({ state }: CreateFlow): string {
  const [path] = useLocation()
  const step = path.replace(/\/$/, '')
  const before = useRef(step)
  useEffect(() => {
    // An offered draft keeps its own step.
    if (SCREENS[step]) state.draft.step = step
    if (before.current === step) return
    before.current = step
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [state, step])
  return step
}

/** Whether the new restaurant's page is loading; going back from there continues here. */
function useLeaving({ state }: CreateFlow): boolean {
  const { isLeaving } = useSnapshot(state, { sync: true })
  useEffect(() => {
    const stay = () => {
      state.isLeaving = false
    }
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [state])
  return isLeaving
}

function Opening() {
  return (
    <div className="page">
      <Loading words={t('Opening the page…')} lines={6} />
    </div>
  )
}
