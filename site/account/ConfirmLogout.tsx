import { t } from '../../languages/t.ts'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'

interface ConfirmLogoutProps {
  question: string
  onAnswer: (yes: boolean) => void
}

/** Asks before unsent changes are lost. */
export function ConfirmLogout({ question, onAnswer }: ConfirmLogoutProps) {
  return (
    <ConfirmDialog
      title={t('Log out without sending?')}
      question={question}
      yes={t('Logout')}
      no={t('Stay logged in')}
      isDangerous
      onAnswer={onAnswer}
    />
  )
}
