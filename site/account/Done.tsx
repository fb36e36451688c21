import './Done.css'
import { type ReactNode, useEffect, useRef } from 'react'

interface DonePanelProps {
  /** It takes the place of what had the focus, and so takes the focus too. */
  takesFocus?: boolean
  className?: string
  children: ReactNode
}

/** Says that something has worked, and what comes next. */
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
