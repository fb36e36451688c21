import '../notice.css'
import { Component, type ReactNode } from 'react'
import { t } from '../../../languages/t.ts'
import { TryAgain } from './TryAgain.tsx'

interface BoundaryState {
  hasFailed: boolean
}

/**
 * Keeps the rest of the page working when its content cannot be drawn: mostly because a script did not load, on a bad connection
 * or after a new version of the site. React has no function component for this (decision 22).
 */
export class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="notice" role="alert">
        <p>{t('This part could not be loaded.')}</p>
        <TryAgain />
      </div>
    )
  }
}
