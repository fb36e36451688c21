import '../ui/page.css'
import { type ReactNode, useEffect } from 'react'
import { t } from '../../languages/t.ts'
import { herePath } from '../shell/returnPath.ts'
import { Loading } from '../ui/Loading.tsx'
import { NeedsScript } from '../ui/NeedsScript.tsx'
import { askToLogIn } from './askToLogIn.ts'
import { useAuth } from './useAuth.ts'

/** Shows its content only to members, and asks everybody else to log in. */
export function Guard({ children }: { children: ReactNode }) {
  const { signedIn } = useAuth()
  useEffect(() => {
    if (signedIn === false) askToLogIn(herePath())
  }, [signedIn])

  if (signedIn) return children
  return (
    <div className="page">
      <NeedsScript />
      <Loading words={t('Checking who is logged in…')} lines={4} />
    </div>
  )
}
