import './Done.css'
import { type ReactNode, useEffect, useRef } from 'react'

interface DonePanelProps {
  /** It replaces the focused element, so it takes the focus. */
  takesFocus?: boolean
  className?: string
  children: ReactNode
}

/** Confirms a success and says what comes next. */
export function Done({ takesFocus = true, className = '', children }: DonePanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <div className={`done ${className}`.trim()} ref={panel} role="status" tabIndex={-1}>
      {children}
    </div>
  )
}
