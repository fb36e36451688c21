import { t } from '../../languages/t.ts'
import { Button } from '../ui/Button.tsx'
import { askToLogIn } from './askToLogIn.ts'
import { logOut } from './session.ts'

/** Of the header. Whoever logs out on a page for members does not come back to it: the next person may be another. */
export function LogoutButton() {
  const leave = () => {
    if ('guarded' in document.documentElement.dataset) askToLogIn('/')
    logOut()
  }
  return (
    <Button look="quiet" size="small" onClick={leave}>
      {t('Logout')}
    </Button>
  )
}
