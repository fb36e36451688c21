import '../../ui/page.css'
import '../account.css'
import './SignUpPage.css'
import { useState } from 'react'
import { Link } from 'wouter'
import type { PageMeta, PageProps } from '../../../worker/contract/page/page.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { ThankYou } from './ThankYou.tsx'

export const meta: PageMeta = {
  title: 'Sign Up | Sprig',
  description:
    'Accounts are in a limited roll-out: pre-register, and we will write to you when your area opens.',
}

/** Pre-registration. */
export function SignUpPage({ input }: PageProps) {
  const [thanked, setThanked] = useState('')
  return (
    <div className="page account">
      <div className="account-words">
        {thanked && <ThankYou key={thanked} email={thanked} />}
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
          You need no account to look around: <Link href="/">the map</Link> is open to everyone.
        </p>
      </div>
      <SignUpForm turnstileSiteKey={input.turnstileSiteKey} onDone={setThanked} />
    </div>
  )
}
