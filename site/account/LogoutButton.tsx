import { lazy, useState } from 'react'
import { t } from '../../languages/t.ts'
import { readWaitingMark } from '../device/waitingMark.ts'
import { Button } from '../ui/Button.tsx'
import { Part } from '../ui/part/Part.tsx'
import { askToLogIn } from './askToLogIn.ts'
import { auth } from './auth.ts'
import { logOut } from './session.ts'

const LeaveUnsent = lazy(async () => ({ default: (await import('./LeaveUnsent.tsx')).LeaveUnsent }))

/** Of the header. Whoever logs out on a page for members does not come back to it: the next person may be another. */
export function LogoutButton() {
  /** How much would be lost, while that is asked. */
  const [unsent, setUnsent] = useState(0)
  const leave = () => {
    setUnsent(0)
    if ('guarded' in document.documentElement.dataset) askToLogIn('/')
    logOut()
  }
  const ask = () => {
    const { all } = readWaitingMark(auth.user?.id ?? '')
    // Where the question cannot be loaded, the second press is the answer.
    if (all === 0 || unsent > 0) leave()
    else setUnsent(all)
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={ask}>
        {t('Logout')}
      </Button>
      {unsent > 0 && (
        <Part>
          <LeaveUnsent count={unsent} onAnswer={(yes) => (yes ? leave() : setUnsent(0))} />
        </Part>
      )}
    </>
  )
}
