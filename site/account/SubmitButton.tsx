import './SubmitButton.css'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'

interface SubmitButtonProps {
  isBusy: boolean
  children: ReactNode
}

/** Submits its form; meanwhile it keeps the focus and ignores clicks. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      look="primary"
      className="submit needs-script"
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
    >
      {children}
    </Button>
  )
}
