import '../ui/card.css'
import '../ui/notice.css'
import './form.css'
import './LoginForm.css'
import { useEffect, useState } from 'react'
import { Trans } from '../../languages/Trans.tsx'
import { t, to } from '../../languages/t.ts'
import { BOT_CHECK_ACTIONS, BOT_CHECK_PARAM } from '../../worker/contract/accounts/accountLimits.ts'
import type { PageInput, PageProps } from '../../worker/contract/page/page.ts'
import { postLogin } from '../api/account/accounts.ts'
import { blames } from '../api/failure.ts'
import { alertFailure } from '../shell/alertFailure.ts'
import { returnPath } from '../shell/returnPath.ts'
import { paramsOf } from '../shell/splitUrl.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { Field } from '../ui/form/Field.tsx'
import { textOf, useForm } from '../ui/form/useForm.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { askForReset } from './askForReset.ts'
import { signIn } from './auth.ts'
import { BotCheck } from './botCheck/BotCheck.tsx'
import { useBotCheck } from './botCheck/useBotCheck.ts'
import { PasswordField } from './PasswordField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useAuth } from './useAuth.ts'

/** Logs in and goes back to the page that asked for it. */
export function LoginForm({ input }: PageProps) {
  const check = useBotCheck()
  const [needsCheck, setNeedsCheck] = useState(false)
  useReturn(input)

  const { form, errors, isBusy, onSubmit, refuse } = useForm(async (entered) => {
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
      alertFailure(error)
    }
  })

  return (
    <form ref={form} className="card form" method="post" noValidate onSubmit={onSubmit}>
      <Field
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <PasswordField label={t('Password')} name="password" kind="current" />
      {needsCheck && (
        <BotCheck siteKey={input.turnstileSiteKey} check={check} action={BOT_CHECK_ACTIONS.login} />
      )}
      <div className="form-actions">
        <SubmitButton isBusy={isBusy}>{t('Login')}</SubmitButton>
        <ForgotPassword
          email={() => (form.current ? textOf(new FormData(form.current), 'email') : '').trim()}
          onMissing={() => refuse({ email: t('Email is required before resetting password') })}
        />
      </div>
      <p className="form-foot">
        <Trans
          id="No account yet? <a>Sign Up</a>"
          components={{ a: <TextLink href={to('/signup')} /> }}
        />
      </p>
      <noscript>
        <p className="notice">{t('Logging in needs JavaScript.')}</p>
      </noscript>
    </form>
  )
}

/** Sends a visitor who is signed in, here or in another tab, on to the page they wanted. */
function useReturn({ url }: PageInput): void {
  const { signedIn } = useAuth()
  const next = returnPath(paramsOf(url).get('next'))
  useEffect(() => {
    if (signedIn) window.location.replace(next === '/' ? to(next) : next)
  }, [signedIn, next])
}

interface ForgotPasswordProps {
  /** The address in the form now. */
  email: () => string
  onMissing: () => void
}

function ForgotPassword({ email, onMissing }: ForgotPasswordProps) {
  const [asked, setAsked] = useState<string | null>(null)

  const ask = () => {
    const entered = email()
    if (entered === '') onMissing()
    else setAsked(entered)
  }
  return (
    <>
      <Button look="quiet" className="needs-script" onClick={ask}>
        {t('Forgot password')}
      </Button>
      {asked !== null && (
        <ConfirmDialog
          title={t('Forgot password')}
          question={t('Reset password for {asked}?', { asked })}
          onAnswer={(yes) => {
            setAsked(null)
            if (yes) void askForReset(asked)
          }}
        />
      )}
    </>
  )
}
