import '../../ui/page.css'
import '../Done.css'
import '../account.css'
import './signup.page.css'
import { Trans } from '../../../languages/Trans.tsx'
import { t, to } from '../../../languages/t.ts'
import { Island } from '../../island/Island.tsx'
import type { Page } from '../../page.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { SignUp } from './SignUp.tsx'

/** The id of the element for the thanks. */
const THANKS = 'thanks'

export const signup: Page = {
  name: 'signup',
  paths: ['/signup'],
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: t('Sign Up | Sprig'),
    description: t(
      'Accounts are in a limited roll-out: pre-register, and we will write to you when your area opens.',
    ),
  }),
  View: SignUpPage,
}

/** Pre-registration. */
function SignUpPage() {
  return (
    <div className="page account">
      <div className="account-words">
        <div className="thanks" id={THANKS} />
        <header className="page-head">
          <h1>{t('Sign Up')}</h1>
          <p className="lead">
            {t(
              'Accounts are in a limited roll-out. Pre-register here, and we will send you an invitation as soon as we open your area.',
            )}
          </p>
        </header>
        <ul className="account-points">
          <li>{t('Add the restaurants you love, with the dishes you order there.')}</li>
          <li>{t('Correct a restaurant when its menu has changed.')}</li>
          <li>{t('Run a restaurant or a food truck? Manage it yourself.')}</li>
        </ul>
        <p className="account-note">
          <Trans
            id="You need no account to look around: <a>the map</a> is open to everyone."
            components={{ a: <TextLink href={to('/')} /> }}
          />
        </p>
      </div>
      <Island of={SignUp} when="touch" label={t('Pre-register')} thanks={THANKS} />
    </div>
  )
}
