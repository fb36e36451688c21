import '../../ui/page.css'
import '../Done.css'
import '../account.css'
import './signup.page.css'
import { Island } from '../../island/Island.tsx'
import type { Page } from '../../page.ts'
import { SignUp } from './SignUp.tsx'

/** Where the thanks stand. */
const THANKS = 'thanks'

export const signup: Page = {
  name: 'signup',
  paths: ['/signup'],
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: 'Sign Up | Sprig',
    description:
      'Accounts are in a limited roll-out: pre-register, and we will write to you when your area opens.',
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
          <h1>Sign Up</h1>
          <p className="lead">
            Accounts are in a limited roll-out. Pre-register here, and we will send you an
            invitation as soon as we open your area.
          </p>
        </header>
        <ul className="account-points">
          <li>Add the restaurants you love, with the dishes you order there.</li>
          <li>Correct a restaurant when its menu has changed.</li>
          <li>Run a restaurant or a food truck? Manage it yourself.</li>
        </ul>
        <p className="account-note">
          You need no account to look around: <a href="/">the map</a> is open to everyone.
        </p>
      </div>
      <Island of={SignUp} when="touch" label="Pre-register" thanks={THANKS} />
    </div>
  )
}
