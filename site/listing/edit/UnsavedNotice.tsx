import '../../ui/notice.css'
import './editPage.css'
import { useState } from 'react'
import { t } from '../../../languages/t.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'

interface UnsavedNoticeProps {
  /** What is not saved, and where it is kept, in the reader's language. */
  text: string
  /** Announced at once, since it happens while somebody types. */
  isUrgent: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** Says that something is not saved, and asks before it is discarded. */
export function UnsavedNotice({ text, isUrgent, isSaving, onDiscard }: UnsavedNoticeProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="notice edit-restored" role={isUrgent ? 'alert' : 'status'}>
      <p>{text}</p>
      <Button
        size="small"
        aria-disabled={isSaving || undefined}
        onClick={() => setAsking(!isSaving)}
      >
        {t('Discard')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Discard')}
          question={t('All that you changed here and did not save is lost.')}
          yes={t('Discard')}
          no={t('Keep')}
          isDangerous
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) onDiscard()
          }}
        />
      )}
    </div>
  )
}
