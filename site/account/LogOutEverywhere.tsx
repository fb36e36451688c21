import { useState } from 'react'
import { t } from '../../languages/t.ts'
import { postLogoutEverywhere } from '../api/account/session.ts'
import { firstServerMessage } from '../api/failure.ts'
import { addAlert } from '../shell/alerts.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { leaveDevice } from './leaveDevice.ts'

/** For somebody who has lost a device, or forgot to log out on one that is not theirs. */
export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    try {
      await postLogoutEverywhere()
      addAlert({ kind: 'success', text: t('You are logged out on every device') })
      leaveDevice()
    } catch (error) {
      setBusy(false)
      addAlert({ kind: 'error', text: firstServerMessage(error) })
    }
  }
  return (
    <>
      <Button look="quiet" size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        {t('Log out everywhere')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Log out everywhere')}
          question={t('Log out on every phone, tablet and computer, this one too?')}
          yes={t('Log out everywhere')}
          no={t('Stay logged in')}
          isDangerous
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) void leave()
          }}
        />
      )}
    </>
  )
}
