import { lazy, useRef, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { Button } from '../../ui/Button.tsx'
import { Part } from '../../ui/part/Part.tsx'
import type { Said } from './ReportDialog.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('./ReportDialog.tsx')).ReportDialog,
}))

interface ReportButtonProps {
  id: string
  /** The restaurant's, where it is known. */
  name?: string
  look?: 'quiet' | 'plain'
}

/** Lets anybody report what is wrong with a restaurant. */
export function ReportButton({ id, name = '', look = 'quiet' }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  // Kept until it is sent: a click beside the dialog closes it.
  const draft = useRef<Said>(null)
  return (
    <>
      <Button size="small" look={look} onClick={() => setOpen(true)}>
        {t('Report a problem')}
      </Button>
      {isOpen && (
        <Part>
          <ReportDialog {...{ id, name, draft }} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  )
}
