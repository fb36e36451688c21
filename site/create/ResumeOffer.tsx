import '../ui/notice.css'
import './ResumeOffer.css'
import './StepPage.css'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../languages/t.ts'
import { withoutScheme } from '../api/adding/builder.ts'
import { Button } from '../ui/Button.tsx'
import { isEntry } from './addresses.ts'
import { ConfirmForget } from './ConfirmForget.tsx'
import { useCreateFlow } from './createFlowContext.ts'
import { refuseOffered, takeOffered } from './draft/offered.ts'
import type { PlaceDraft } from './draft/placeDraft.ts'

/** Offers to continue with a draft from this device. */
export function ResumeOffer() {
  const { flow, shown } = useCreateFlow()
  const [path, navigate] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const { offered } = shown
  if (offered === null || !isEntry(path)) return null
  const goOn = async () => {
    const step = await takeOffered(flow)
    if (step !== '') navigate(step)
  }
  return (
    <section className="notice create-offer" aria-label={t('A restaurant you started to add')}>
      <p>
        {t('You started to add a restaurant and did not finish. It is kept on this device only.')}
      </p>
      <div className="create-actions">
        <Button look="primary" size="small" onClick={goOn}>
          <span className="create-offer-name" dir="auto">
            {t('Continue with {name}', { name: nameOf(offered) })}
          </span>
        </Button>
        <Button size="small" onClick={() => setAsking(true)}>
          {t('Start again')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmForget
          draft={offered}
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) refuseOffered(flow)
          }}
        />
      )}
    </section>
  )
}

function nameOf({ name, website }: Readonly<PlaceDraft>): string {
  return name.trim() || withoutScheme(website) || t('a restaurant without a name')
}
