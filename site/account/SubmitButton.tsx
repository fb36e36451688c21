import './SubmitButton.css'
import type { ReactNode } from 'react'
import { BusyButton } from '../ui/BusyButton.tsx'

interface SubmitButtonProps {
  isBusy: boolean
  children: ReactNode
}

/** Submits its form; meanwhile it keeps the focus and ignores clicks. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <BusyButton type="submit" look="primary" className="submit needs-script" isBusy={isBusy}>
      {children}
    </BusyButton>
  )
}
