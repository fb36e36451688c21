import '../ui/bottomBar.css'
import '../ui/Button.css'
import './StepBar.css'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../../languages/t.ts'
import { PageIcon } from '../ui/PageIcon.tsx'

interface StepBarProps {
  /** The previous step; omitted at the first one. */
  back?: string
  children?: ReactNode
}

/** The buttons back and forward, always visible. */
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
