import { type ReactNode, useState } from 'react'
import { t } from '../../languages/t.ts'
import { readWaitingMark } from '../device/waitingMark.ts'
import { Button } from '../ui/Button.tsx'
import { currentUserId } from './auth.ts'
import { lostByLogout } from './lostByLogout.ts'
import { logOut } from './session.ts'

/** The header's button. */
export function LogoutButton() {
  const [asking, setAsking] = useState<ReactNode>(null)
  const onAnswer = (yes: boolean) => {
    setAsking(null)
    if (yes) logOut()
  }
  const ask = async () => {
    const { all } = readWaitingMark(currentUserId())
    if (all === 0) return onAnswer(true)
    const question = lostByLogout(all)
    try {
      const { ConfirmLogout } = await import('./ConfirmLogout.tsx')
      setAsking(<ConfirmLogout {...{ question, onAnswer }} />)
    } catch {
      // Without a connection the dialog's script may not load, but the browser can ask.
      onAnswer(window.confirm(question))
    }
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={() => void ask()}>
        {t('Logout')}
      </Button>
      {asking}
    </>
  )
}
