import { t } from '../../languages/t.ts'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import type { PlaceDraft } from './draft/placeDraft.ts'

interface ConfirmForgetProps {
  draft: Readonly<PlaceDraft>
  onAnswer: (yes: boolean) => void
}

/** Asks before a draft is dropped: another tab may hold it. */
export function ConfirmForget({ draft, onAnswer }: ConfirmForgetProps) {
  const name = draft.name.trim()
  return (
    <ConfirmDialog
      title={t('Start again')}
      question={
        name === ''
          ? t('Forget what you entered?')
          : t('Forget what you entered for {name}?', { name })
      }
      yes={t('Start again')}
      no={t('Keep')}
      isDangerous
      onAnswer={onAnswer}
    />
  )
}
