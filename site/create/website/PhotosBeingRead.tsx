import '../StepPage.css'
import './reading.css'
import type { ReactNode } from 'react'
import { t } from '../../../languages/t.ts'
import { Button } from '../../ui/Button.tsx'
import { PhotoProgress } from '../../ui/PhotoProgress.tsx'
import { useCreateFlow } from '../createFlowContext.ts'
import { stopReading } from './reading.ts'

/** Shown at every step while photos are read: the progress, and a button to stop. `children` lead on meanwhile. */
export function PhotosBeingRead({ children }: { children?: ReactNode }) {
  const { flow, shown } = useCreateFlow()
  if (shown.reading !== 'photos') return null
  return (
    <section className="create-reading" aria-label={t('Photos of the menu')}>
      <PhotoProgress count={shown.shownPhotos.length} progress={shown.progress} />
      <div className="create-actions">
        {children}
        <Button size="small" onClick={() => stopReading(flow)}>
          {t('Cancel reading')}
        </Button>
      </div>
    </section>
  )
}
