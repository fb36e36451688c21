import '../../ui/Button.css'
import '../../ui/page.css'
import '../account.css'
import { useState } from 'react'
import { t, to } from '../../../languages/t.ts'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import { resetPassword } from '../../api/account/accounts.ts'
import { Done } from '../Done.tsx'
import { BrokenLink } from './BrokenLink.tsx'
import { codeLinkIn } from './codeLink.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Sets a new password by the link of a reset mail. */
export function ResetPasswordPage({ input }: PageProps) {
  const link = codeLinkIn(input.url)
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <div className="page account">
        <Done>
          <h1>{t('All set')}</h1>
          <p>{t('Your password has been reset and you are logged in!')}</p>
          <p>
            <a className="button" data-look="primary" href={to('/')}>
              {t('Open the map')}
            </a>
          </p>
        </Done>
      </div>
    )
  }
  return (
    <div className="page account">
      <header className="page-head">
        <h1>{t('Reset your password')}</h1>
        {link && (
          <p className="lead">
            {t('Choose a new one. Wherever else you were logged in, you will be logged out.')}
          </p>
        )}
      </header>
      {link ? (
        <NewPasswordForm
          {...link}
          label={t('Reset Password')}
          send={resetPassword}
          renewal={{ label: t('Forgot password'), href: to('/login') }}
          onDone={() => setDone(true)}
        />
      ) : (
        <BrokenLink />
      )}
    </div>
  )
}
