import { useState } from 'react'
import { space, t } from '../../languages/t.ts'
import { postLogoutEverywhere } from '../api/account/session.ts'
import { readWaitingMark } from '../device/waitingMark.ts'
import { alertFailure } from '../shell/alertFailure.ts'
import { addAlert } from '../shell/alerts.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { useBusy } from '../ui/form/useBusy.ts'
import { currentUserId } from './auth.ts'
import { leaveDevice } from './leaveDevice.ts'
import { lostByLogout } from './lostByLogout.ts'

/** For somebody who has lost a device, or forgot to log out on a shared one. */
export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useBusy()

  const leave = async () => {
    try {
      await postLogoutEverywhere()
      addAlert({ kind: 'success', text: t('You are logged out on every device') })
      leaveDevice()
    } catch (error) {
      alertFailure(error)
    }
  }
  const question = () => {
    const { all } = readWaitingMark(currentUserId())
    const where = t('Log out on every phone, tablet and computer, this one too?')
    return all === 0 ? where : where + space() + lostByLogout(all)
  }
  return (
    <>
      <Button look="quiet" size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        {t('Log out everywhere')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Log out everywhere')}
          question={question()}
          yes={t('Log out everywhere')}
          no={t('Stay logged in')}
          isDangerous
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) void run(leave)
          }}
        />
      )}
    </>
  )
}
