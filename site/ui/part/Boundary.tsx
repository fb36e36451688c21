import '../notice.css'
import { Component, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { TryAgain } from './TryAgain.tsx'

interface BoundaryProps {
  /** Another address is another try. */
  at?: string
  /** It is the page itself: who cannot see it can go back. */
  isPage?: boolean
  children: ReactNode
}

interface BoundaryState {
  at: string | undefined
  hasFailed: boolean
}

/**
 * Keeps the rest of the page alive when what is in it cannot be drawn: mostly a script that did not load, on a bad line
 * or because a newer version of the site has taken its place. React has no function component for this (decision 22).
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, hasFailed: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, hasFailed: false }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="notice" role="alert">
        <p>This part could not be loaded.</p>
        <TryAgain />
        {this.props.isPage && <Button onClick={() => window.history.back()}>Go back</Button>}
      </div>
    )
  }
}
