import { t } from '../../languages/t.ts'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'

interface LeaveUnsentProps {
  count: number
  onAnswer: (yes: boolean) => void
}

/** Asks before what waits to be sent is lost. */
export function LeaveUnsent({ count, onAnswer }: LeaveUnsentProps) {
  return (
    <ConfirmDialog
      title={t('Log out without sending?')}
      question={t(
        '{count, plural, one {# change that waits on this device is} other {# changes that wait on this device are}} lost when you log out.',
        { count },
      )}
      yes={t('Logout')}
      no={t('Stay logged in')}
      isDangerous
      onAnswer={onAnswer}
    />
  )
}
