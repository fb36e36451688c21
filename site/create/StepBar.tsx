import '../ui/bottomBar.css'
import '../ui/Button.css'
import './StepBar.css'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../../languages/t.ts'
import { PageIcon } from '../ui/PageIcon.tsx'

interface StepBarProps {
  /** The step before this one; left out at the first. */
  back?: string
  children?: ReactNode
}

/** What leads back and on, always within reach. */
export function StepBar({ back, children }: StepBarProps) {
  return (
    <div className="bottom-bar create-bar">
      {back !== undefined && (
        <Link className="button create-back" data-look="quiet" href={back}>
          <PageIcon name="arrowLeft" />
          {t('Back')}
        </Link>
      )}
      {children}
    </div>
  )
}
