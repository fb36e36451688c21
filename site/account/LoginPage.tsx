import '../ui/card.css'
import '../ui/notice.css'
import '../ui/page.css'
import './LoginPage.css'
import './account.css'
import './form.css'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { BOT_CHECK_ACTIONS, BOT_CHECK_PARAM } from '../../worker/contract/accounts/accountLimits.ts'
import type { PageMeta } from '../../worker/contract/page/page.ts'
import { postLogin } from '../api/account/accounts.ts'
import { blames, firstServerMessage } from '../api/failure.ts'
import { pageSettings } from '../pageInput.ts'
import { addAlert } from '../shell/alerts.ts'
import { returnPath, wantedPath } from '../shell/returnPath.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { Field } from '../ui/form/Field.tsx'
import { textOf, useForm } from '../ui/form/useForm.ts'
import { askForReset } from './askForReset.ts'
import { signIn } from './auth.ts'
import { BotCheck } from './botCheck/BotCheck.tsx'
import { useBotCheck } from './botCheck/useBotCheck.ts'
import { PasswordField } from './PasswordField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useAuth } from './useAuth.ts'

export const meta: PageMeta = {
  title: 'Login | Sprig',
  description: 'Log in to add restaurants and dishes, and to manage the restaurants you own.',
}

/** Logs in and goes back to the page that asked for it. */
export function LoginPage() {
  const check = useBotCheck()
  const [needsCheck, setNeedsCheck] = useState(false)
  useReturn()

  const { form, errors, isBusy, isReady, onSubmit, refuse } = useForm(async (entered) => {
    try {
      const recaptchaToken = needsCheck ? await check.read() : ''
      const signedIn = await postLogin({
        email: textOf(entered, 'email'),
        password: textOf(entered, 'password'),
        ...(recaptchaToken ? { recaptchaToken } : {}),
      })
      signIn(signedIn)
    } catch (error) {
      if (needsCheck) check.renew()
      if (blames(error, BOT_CHECK_PARAM)) setNeedsCheck(true)
      addAlert({ kind: 'error', text: firstServerMessage(error) })
    }
  })

  return (
    <div className="page account">
      <header className="page-head">
        <h1>Welcome back</h1>
        <p className="lead">
          Log in to add restaurants and dishes, and to manage the restaurants you own.
        </p>
      </header>
      <form ref={form} className="card form" method="post" noValidate onSubmit={onSubmit}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email}
        />
        <PasswordField label="Password" name="password" kind="current" />
        {needsCheck && (
          <BotCheck
            siteKey={pageSettings().turnstileSiteKey}
            check={check}
            action={BOT_CHECK_ACTIONS.login}
          />
        )}
        <div className="form-actions">
          <SubmitButton isBusy={isBusy} isReady={isReady}>
            Login
          </SubmitButton>
          <ForgotPassword
            isReady={isReady}
            email={() => (form.current ? textOf(new FormData(form.current), 'email') : '').trim()}
            onMissing={() => refuse({ email: 'Email is required before resetting password' })}
          />
        </div>
        <p className="form-foot">
          No account yet? <Link href="/signup">Sign Up</Link>
        </p>
        <noscript>
          <p className="notice">Logging in needs JavaScript.</p>
        </noscript>
      </form>
    </div>
  )
}

/** Whoever is signed in, here or by another tab, goes on to where they wanted to be. */
function useReturn(): void {
  const { signedIn } = useAuth()
  const [, navigate] = useLocation()
  const state: unknown = useHistoryState()
  const next = returnPath(wantedPath(state, useSearch()))
  useEffect(() => {
    if (signedIn) navigate(next, { replace: true })
  }, [signedIn, next, navigate])
}

interface ForgotPasswordProps {
  isReady: boolean
  /** The address that is in the form now. */
  email: () => string
  onMissing: () => void
}

function ForgotPassword({ isReady, email, onMissing }: ForgotPasswordProps) {
  const [asked, setAsked] = useState<string | null>(null)

  const ask = () => {
    const entered = email()
    if (entered === '') onMissing()
    else setAsked(entered)
  }
  return (
    <>
      <Button look="quiet" className="needs-script" disabled={!isReady} onClick={ask}>
        Forgot password
      </Button>
      {asked !== null && (
        <ConfirmDialog
          title="Forgot password"
          question={`Reset password for ${asked}?`}
          onAnswer={(yes) => {
            setAsked(null)
            if (yes) void askForReset(asked)
          }}
        />
      )}
    </>
  )
}
