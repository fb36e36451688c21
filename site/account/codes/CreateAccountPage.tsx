import '../../ui/Button.css'
import '../../ui/page.css'
import '../account.css'
import { useState } from 'react'
import { registerSecretCode } from '../../api/account/accounts.ts'
import { Done } from '../Done.tsx'
import { useAuth } from '../useAuth.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useCodeLink } from './useCodeLink.ts'

/** Registration by invitation. */
export function CreateAccountPage() {
  const { signedIn } = useAuth()
  const link = useCodeLink()
  const [isDone, setDone] = useState(false)
  return (
    <div className="page account">
      {signedIn !== true && (
        <>
          <header className="page-head for-visitors">
            <h1>Create your account</h1>
            <p className="lead">Good to have you. Choose a password, and you are in.</p>
          </header>
          <div className="for-visitors">
            {link ? (
              <NewPasswordForm
                {...link}
                label="Create Account"
                send={registerSecretCode}
                onDone={() => setDone(true)}
              />
            ) : (
              <BrokenLink />
            )}
          </div>
        </>
      )}
      {signedIn !== false && <Welcome isNew={isDone} />}
    </div>
  )
}

function Welcome({ isNew }: { isNew: boolean }) {
  const { user } = useAuth()
  return (
    <Done className="for-members" takesFocus={isNew}>
      <h1>You are in!</h1>
      <p>
        Your account is ready and you are logged in
        {user && (
          <>
            {' '}
            as <strong>{user.email}</strong>
          </>
        )}
        . Which restaurant would you like to add?
      </p>
      <p>
        <a className="button" data-look="primary" href="/create/v2/search">
          Add a restaurant
        </a>
      </p>
    </Done>
  )
}
