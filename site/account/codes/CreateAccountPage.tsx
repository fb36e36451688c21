import '../../ui/Button.css'
import '../../ui/page.css'
import '../account.css'
import { useState } from 'react'
import { Trans } from '../../../languages/Trans.tsx'
import { t, to } from '../../../languages/t.ts'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import { registerSecretCode } from '../../api/account/accounts.ts'
import { Done } from '../Done.tsx'
import { useAuth } from '../useAuth.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { codeLinkIn } from './codeLink.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Registration by invitation. */
export function CreateAccountPage({ input }: PageProps) {
  const { signedIn } = useAuth()
  const link = codeLinkIn(input.url)
  const [isDone, setDone] = useState(false)
  return (
    <div className="page account">
      {signedIn !== true && (
        <>
          <header className="page-head for-visitors">
            <h1>{t('Create your account')}</h1>
            <p className="lead">{t('Good to have you. Choose a password, and you are in.')}</p>
          </header>
          <div className="for-visitors">
            {link ? (
              <NewPasswordForm
                {...link}
                label={t('Create Account')}
                send={registerSecretCode}
                renewal={{ label: t('Write to us'), href: to('/contact') }}
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
      <h1>{t('You are in!')}</h1>
      <p>
        {user ? (
          <Trans
            id="Your account is ready and you are logged in as <strong>{email}</strong>. Which restaurant would you like to add?"
            values={{ email: user.email }}
            components={{ strong: <strong /> }}
          />
        ) : (
          t('Your account is ready and you are logged in. Which restaurant would you like to add?')
        )}
      </p>
      <p>
        <a className="button" data-look="primary" href={to('/create/v2/search')}>
          {t('Add a restaurant')}
        </a>
      </p>
    </Done>
  )
}
