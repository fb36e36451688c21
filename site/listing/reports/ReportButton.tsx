import { lazy, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Part } from '../../ui/part/Part.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('./ReportDialog.tsx')).ReportDialog,
}))

interface ReportButtonProps {
  id: string
  name: string
  /** False before the page's script runs: a click would be lost. */
  isReady?: boolean
  look?: 'quiet' | 'plain'
}

/** Lets anybody say what is wrong with a restaurant. */
export function ReportButton({ id, name, isReady = true, look = 'quiet' }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        look={look}
        aria-disabled={!isReady || undefined}
        onClick={() => setOpen(true)}
      >
        Report a problem
      </Button>
      {isOpen && (
        <Part>
          <ReportDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  )
}
