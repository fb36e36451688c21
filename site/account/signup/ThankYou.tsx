import { Trans } from '../../../languages/Trans.tsx'
import { t } from '../../../languages/t.ts'
import { Done } from '../Done.tsx'

/** Says that the address is on the list, and what comes next. */
export function ThankYou({ email }: { email: string }) {
  return (
    <Done>
      <h2>{t('Thank you!')}</h2>
      <p>
        <Trans
          id="A confirmation email is on its way to <strong>{email}</strong>. It may land in your spam folder, so please look there too. Your invitation follows as soon as we open your area."
          values={{ email }}
          components={{ strong: <strong /> }}
        />
      </p>
    </Done>
  )
}
