import '../../ui/card.css'
import '../../ui/notice.css'
import '../form.css'
import { msg, space, t } from '../../../languages/t.ts'
import {
  BOT_CHECK_ACTIONS,
  MAX_PERSON_NAME_LENGTH,
} from '../../../worker/contract/accounts/accountLimits.ts'
import { roughly } from '../../../worker/contract/places/distance.ts'
import { preRegister } from '../../api/account/accounts.ts'
import { ApiError } from '../../api/client.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { NOWHERE, whereabouts } from '../../device/position/whereabouts.ts'
import { useShared } from '../../device/useShared.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Field } from '../../ui/form/Field.tsx'
import { type FieldErrors, textOf, useForm } from '../../ui/form/useForm.ts'
import { BotCheck } from '../botCheck/BotCheck.tsx'
import { useBotCheck } from '../botCheck/useBotCheck.ts'
import { SubmitButton } from '../SubmitButton.tsx'

interface SignUpFormProps {
  /** The button's text. */
  label: string
  /** As in `PageInput`. */
  turnstileSiteKey: string
  /** Called with the address once it is on the list. */
  onDone: (email: string) => void
}

/** Shown only to visitors who have shared their location on the map. */
const SHARED = msg('The location you shared goes along, to about a kilometre.')

/** Adds a visitor to the mailing list. */
export function SignUpForm({ label, turnstileSiteKey, onDone }: SignUpFormProps) {
  const check = useBotCheck()
  const { here } = useShared(whereabouts, NOWHERE)

  const { form, errors, isBusy, onSubmit, refuse, empty } = useForm(async (entered) => {
    const email = textOf(entered, 'email').trim()
    const recaptchaToken = await check.read().catch(() => '')
    const faults: FieldErrors = {
      ...(email === '' ? { email: t('Email is required!') } : {}),
      ...(recaptchaToken === '' ? { recaptchaToken: t('Please complete recaptcha') } : {}),
    }
    if (Object.keys(faults).length > 0) return refuse(faults)
    try {
      await preRegister({
        email,
        name: textOf(entered, 'name').trim(),
        city: textOf(entered, 'city').trim(),
        ...(here ? { location: roughly(here) } : {}),
        recaptchaToken,
      })
      empty()
      onDone(email)
      window.scrollTo(0, 0)
    } catch (error) {
      addAlert({ kind: 'error', text: registrationFailure(error) })
    }
    check.renew()
  })

  return (
    <form ref={form} className="card form" method="post" noValidate onSubmit={onSubmit}>
      <Field
        label={t('Email')}
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <Field label={t('Name')} name="name" autoComplete="name" maxLength={MAX_PERSON_NAME_LENGTH} />
      <Field
        label={t('City')}
        name="city"
        autoComplete="address-level2"
        maxLength={MAX_PERSON_NAME_LENGTH}
        hint={t('We open accounts area by area.') + (here ? space() + t(SHARED) : '')}
      />
      <BotCheck
        siteKey={turnstileSiteKey}
        check={check}
        action={BOT_CHECK_ACTIONS.preRegister}
        error={errors.recaptchaToken}
      />
      <SubmitButton isBusy={isBusy}>{label}</SubmitButton>
      <noscript>
        <p className="notice">{t('Signing up needs JavaScript.')}</p>
      </noscript>
    </form>
  )
}

/** Why a pre-registration was refused (specification §8). */
function registrationFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) {
    return t('Error when registering, please try again in a few minutes')
  }
  return error.items.map(({ msg }) => msg).join(', ') || firstServerMessage(error)
}
