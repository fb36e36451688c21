import '../../ui/card.css'
import '../../ui/notice.css'
import '../form.css'
import { t } from '../../../languages/t.ts'
import { MIN_PASSWORD_LENGTH } from '../../../worker/contract/accounts/accountLimits.ts'
import type { CodePassword, SignedIn } from '../../../worker/contract/accounts/accounts.ts'
import { lengthFault } from '../../../worker/contract/accounts/passwordLength.ts'
import { blames, firstServerMessage } from '../../api/failure.ts'
import { type AlertAction, addAlert } from '../../shell/alerts.ts'
import { Field } from '../../ui/form/Field.tsx'
import { type FieldErrors, textOf, useForm } from '../../ui/form/useForm.ts'
import { signIn } from '../auth.ts'
import { PasswordField } from '../PasswordField.tsx'
import { SubmitButton } from '../SubmitButton.tsx'

interface NewPasswordFormProps {
  email: string
  secretCode: string
  label: string
  send: (input: CodePassword) => Promise<SignedIn>
  /** Leads to where somebody asks for a new link, when this one is used or too old. */
  renewal: AlertAction
  onDone?: () => void
}

/** Sets a password with a secret code, and logs the user in. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, secretCode, label, send, renewal, onDone } = props
  const { form, errors, isBusy, onSubmit, refuse } = useForm(async (entered) => {
    const password = textOf(entered, 'password')
    const faults = findFaults(password, textOf(entered, 'confirm'))
    if (faults) return refuse(faults)
    try {
      const signedIn = await send({ email, password, secretCode })
      onDone?.()
      signIn(signedIn)
    } catch (error) {
      const action = blames(error, 'secretCode') ? renewal : null
      addAlert({ kind: 'error', text: firstServerMessage(error), action })
    }
  })

  return (
    <form ref={form} className="card form" method="post" noValidate onSubmit={onSubmit}>
      <Field
        label={t('Email')}
        name="email"
        type="email"
        value={email}
        readOnly
        autoComplete="username"
      />
      <PasswordField
        label={t('Password')}
        name="password"
        kind="new"
        hint={t(
          '{min} characters or more. A few words in a row are easy to keep and hard to guess.',
          { min: MIN_PASSWORD_LENGTH },
        )}
        error={errors.password}
      />
      <PasswordField
        label={t('Confirm password')}
        name="confirm"
        kind="new"
        error={errors.confirm}
      />
      <SubmitButton isBusy={isBusy}>{label}</SubmitButton>
      <noscript>
        <p className="notice">{t('Choosing a password needs JavaScript.')}</p>
      </noscript>
    </form>
  )
}

function findFaults(password: string, confirm: string): FieldErrors | null {
  if (password !== confirm) return { confirm: t('Passwords must be the same!') }
  const fault = lengthFault(password)
  return fault === null ? null : { password: fault }
}
