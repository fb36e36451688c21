import { Button } from '../ui/Button.tsx'
import { logOut } from './session.ts'

/** Of the header. Whoever logs out on a page for members does not come back to it: the next person may be another. */
export function LogoutButton() {
  const leave = () => {
    logOut()
    if (document.documentElement.dataset.guarded !== undefined) window.location.replace('/login')
  }
  return (
    <Button look="quiet" size="small" onClick={leave}>
      Logout
    </Button>
  )
}
