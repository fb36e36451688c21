import { useState } from 'react'
import { postLogoutEverywhere } from '../api/account/session.ts'
import { firstServerMessage } from '../api/failure.ts'
import { addAlert } from '../shell/alerts.ts'
import { useAlerts } from '../shell/alertsContext.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { useAuth } from './authContext.ts'
import { leaveDevice } from './leaveDevice.ts'

/** For somebody who has lost a device, or forgot to log out on one that is not theirs. */
export function LogOutEverywhere() {
  const { auth } = useAuth()
  const alerts = useAlerts()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    try {
      await postLogoutEverywhere()
      addAlert(alerts, { kind: 'success', text: 'You are logged out on every device' })
      leaveDevice(auth)
    } catch (error) {
      setBusy(false)
      addAlert(alerts, { kind: 'error', text: firstServerMessage(error) })
    }
  }
  return (
    <>
      <Button look="quiet" size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Log out everywhere"
          question="Log out on every phone, tablet and computer, this one too?"
          yes="Log out everywhere"
          no="Stay logged in"
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
