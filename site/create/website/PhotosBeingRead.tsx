import '../StepPage.css'
import './reading.css'
import type { ReactNode } from 'react'
import { t } from '../../../languages/t.ts'
import { Button } from '../../ui/Button.tsx'
import { PhotoProgress, photoWords } from '../../ui/PhotoProgress.tsx'
import { useCreateFlow } from '../createFlowContext.ts'
import { stopReading } from './reading.ts'

/** Shown at every step while photos are read: the progress, and a button to stop. `children` lead on meanwhile. */
export function PhotosBeingRead({ children }: { children?: ReactNode }) {
  const { flow, shown } = useCreateFlow()
  const isReading = shown.reading === 'photos'
  const { progress, shownPhotos } = shown
  return (
    <section
      className="create-reading"
      aria-label={isReading ? t('Photos of the menu') : undefined}
    >
      <p role="status">{isReading && photoWords({ count: shownPhotos.length, progress })}</p>
      {isReading && (
        <>
          <PhotoProgress progress={progress} />
          <div className="create-actions">
            {children}
            <Button size="small" onClick={() => stopReading(flow)}>
              {t('Cancel reading')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
