import '../ui/page.css'
import './StepPage.css'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../languages/t.ts'
import { Button } from '../ui/Button.tsx'
import { useKeptFocus } from '../ui/focus/useKeptFocus.ts'
import { isV2, SEARCH, WEBSITE } from './addresses.ts'
import { ConfirmForget } from './ConfirmForget.tsx'
import { useCreateFlow } from './createFlowContext.ts'
import { startAgain } from './draft/createFlow.ts'
import { isBlank } from './draft/placeDraft.ts'
import { ResumeOffer } from './ResumeOffer.tsx'
import { Steps } from './Steps.tsx'
import { PhotosBeingRead } from './website/PhotosBeingRead.tsx'

interface StepPageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** The frame of every step of adding a place. */
export function StepPage({ title, lead, children }: StepPageProps) {
  const { draft, offered } = useCreateFlow().shown
  const [path] = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  // "Start again" disappears when it is pressed.
  useKeptFocus(`${offered !== null} ${isBlank(draft)}`, heading)
  return (
    <div className="page create">
      <Steps />
      <header className="create-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        <StartAgain />
      </header>
      <ResumeOffer />
      {path !== WEBSITE && <PhotosBeingRead />}
      {children}
    </div>
  )
}

function StartAgain() {
  const { flow, shown } = useCreateFlow()
  const [path, navigate] = useLocation()
  const [isAsking, setAsking] = useState(false)
  if (isBlank(shown.draft)) return null
  return (
    <div className="create-again">
      <p>{t('What you enter is kept on this device.')}</p>
      <Button look="quiet" size="small" onClick={() => setAsking(true)}>
        {t('Start again')}
      </Button>
      {isAsking && (
        <ConfirmForget
          draft={shown.draft}
          onAnswer={(yes) => {
            setAsking(false)
            if (!yes) return
            startAgain(flow)
            navigate(isV2(path) ? WEBSITE : SEARCH)
          }}
        />
      )}
    </div>
  )
}
