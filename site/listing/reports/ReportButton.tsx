import { lazy, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { Button } from '../../ui/Button.tsx'
import { Part } from '../../ui/part/Part.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('./ReportDialog.tsx')).ReportDialog,
}))

interface ReportButtonProps {
  id: string
  name: string
  look?: 'quiet' | 'plain'
}

/** Lets anybody report what is wrong with a restaurant. */
export function ReportButton({ id, name, look = 'quiet' }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look={look} onClick={() => setOpen(true)}>
        {t('Report a problem')}
      </Button>
      {isOpen && (
        <Part>
          <ReportDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  )
}
