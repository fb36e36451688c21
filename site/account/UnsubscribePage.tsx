import '../ui/card.css'
import '../ui/page.css'
import './account.css'
import './form.css'
import { useState } from 'react'
import { Trans } from '../../languages/Trans.tsx'
import { t } from '../../languages/t.ts'
import type { PageProps } from '../../worker/contract/page/page.ts'
import { unsubscribe } from '../api/account/mailingList.ts'
import { alertFailure } from '../shell/alertFailure.ts'
import { paramsOf } from '../shell/splitUrl.ts'
import { useForm } from '../ui/form/useForm.ts'
import { BrokenLink } from './codes/BrokenLink.tsx'
import { Done } from './Done.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** Removes an address from the list, only after a click, since mail programs open links by themselves. */
export function UnsubscribePage({ input }: PageProps) {
  const params = paramsOf(input.url)
  const email = params.get('email')?.trim() ?? ''
  const token = params.get('token') ?? ''
  const [isDone, setDone] = useState(false)
  const { isBusy, onSubmit } = useForm(async () => {
    try {
      await unsubscribe(email, token)
      setDone(true)
    } catch (error) {
      alertFailure(error)
    }
  })

  if (isDone) {
    return (
      <div className="page account">
        <Done>
          <h1>{t('Goodbye for now')}</h1>
          <p>
            <Trans
              id="<strong>{email}</strong> is off our list, and your entry on it is erased. If you have an account, it stays."
              values={{ email }}
              components={{ strong: <strong /> }}
            />
          </p>
        </Done>
      </div>
    )
  }
  return (
    <div className="page account">
      <header className="page-head">
        <h1>{t('Leave the list?')}</h1>
        <p className="lead">
          {t('We will erase your entry on our list and send it no more letters.')}
        </p>
      </header>
      {email && token ? (
        <form className="card form" method="post" onSubmit={onSubmit}>
          <p>
            <Trans
              id="Take <strong>{email}</strong> off our list?"
              values={{ email }}
              components={{ strong: <strong /> }}
            />
          </p>
          <SubmitButton isBusy={isBusy}>{t('Unsubscribe')}</SubmitButton>
        </form>
      ) : (
        <BrokenLink />
      )}
    </div>
  )
}
