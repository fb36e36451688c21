import '../../ui/hint.css'
import '../../ui/dialog/Dialog.css'
import '../../ui/form/Field.css'
import '../../ui/form/checkRow.css'
import './ReportDialog.css'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { Trans } from '../../../languages/Trans.tsx'
import { t, to } from '../../../languages/t.ts'
import {
  BOT_CHECK_ACTIONS,
  BOT_CHECK_PARAM,
} from '../../../worker/contract/accounts/accountLimits.ts'
import {
  MAX_REPORT_NOTE_LENGTH,
  REPORT_KINDS,
} from '../../../worker/contract/restaurants/restaurantLimits.ts'
import { mayUse } from '../../account/auth.ts'
import { BotCheck } from '../../account/botCheck/BotCheck.tsx'
import { useBotCheck } from '../../account/botCheck/useBotCheck.ts'
import { useAuth } from '../../account/useAuth.ts'
import { blames, firstServerMessage } from '../../api/failure.ts'
import { postReport } from '../../api/reports.ts'
import { pageSettings } from '../../pageInput.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useBusy } from '../../ui/form/useBusy.ts'
import { useIsHere } from '../../ui/form/useIsHere.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { KIND_LABELS } from './kinds.ts'

interface ReportDialogProps {
  id: string
  /** The restaurant's; empty where it is not known. */
  name: string
  /** What was entered and is not sent yet. When a report has been sent, the render that sent it does not know what was typed since. */
  draft: RefObject<Said | null>
  onClose: () => void
}

export interface Said {
  kind: (typeof REPORT_KINDS)[number] | null
  note: string
}

const NOTHING_SAID: Said = { kind: null, note: '' }

/** Lets anybody report what is wrong with a restaurant. */
export function ReportDialog({ name, ...props }: ReportDialogProps) {
  const { said, say, check, problem, isBusy, send } = useReport(props)
  const { user } = useAuth()
  const noteId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const title = name === '' ? t('Report a problem') : t('What is wrong with {name}?', { name })
  return (
    <Dialog title={title} onClose={props.onClose}>
      <form className="report-form" onSubmit={submit} noValidate>
        <fieldset className="report-kinds">
          <legend className="visually-hidden">{t('What is wrong')}</legend>
          {REPORT_KINDS.map((one) => (
            <label className="check-row" key={one}>
              <input
                type="radio"
                name="kind"
                checked={said.kind === one}
                onChange={() => say({ kind: one })}
              />
              {t(KIND_LABELS[one])}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={noteId}>{t('What should we know? (optional)')}</label>
          <textarea
            id={noteId}
            className="input"
            maxLength={MAX_REPORT_NOTE_LENGTH}
            value={said.note}
            onChange={({ target }) => say({ note: target.value })}
          />
        </div>
        {check && (
          <BotCheck
            siteKey={pageSettings().turnstileSiteKey}
            check={check}
            action={BOT_CHECK_ACTIONS.report}
          />
        )}
        {!mayUse(user, ['admin', props.id]) && (
          <p className="hint">
            <Trans
              id="Is it your restaurant? <a>Write to us</a>, and you can manage its page yourself."
              components={{ a: <TextLink href={to('/contact')} /> }}
            />
          </p>
        )}
        {problem !== '' && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <div className="dialog-actions">
          <Button onClick={props.onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" aria-disabled={isBusy || undefined}>
            {t('Send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Keeps what is said, and sends it. Signed-out visitors first pass the bot check. */
function useReport({ id, draft, onClose }: Omit<ReportDialogProps, 'name'>) {
  const { signedIn } = useAuth()
  const check = useBotCheck()
  // The session may have ended unnoticed; the server then asks for the bot check.
  const [isAsked, setAsked] = useState(false)
  const needsCheck = signedIn === false || isAsked
  const now = () => draft.current ?? NOTHING_SAID
  const [said, setSaid] = useState(now)
  const say = (changes: Partial<Said>) => {
    draft.current = { ...now(), ...changes }
    setSaid(draft.current)
  }
  const isHere = useIsHere()
  const { isBusy, run } = useBusy()
  const [problem, setProblem] = useState('')

  const send = async () => {
    const { kind, note } = now()
    if (kind === null) return setProblem(t('Please choose what is wrong.'))
    setProblem('')
    try {
      const recaptchaToken = needsCheck ? await check.read() : ''
      if (needsCheck && recaptchaToken === '') return setProblem(t('Please complete recaptcha'))
      await postReport(id, { kind, note, recaptchaToken })
      addAlert({ kind: 'success', text: t('Thank you! Somebody will look at it.') })
      const isAll = now().kind === kind && now().note === note
      if (isAll) draft.current = null
      // By then the dialog may have been closed and another opened.
      if (!isHere()) return
      if (isAll) return onClose()
      check.renew()
      setProblem(t('Your report was sent, but not what you changed since then.'))
    } catch (error) {
      const text = firstServerMessage(error)
      if (!isHere()) return addAlert({ kind: 'error', text })
      check.renew()
      if (blames(error, BOT_CHECK_PARAM)) setAsked(true)
      setProblem(text)
    }
  }
  return { said, say, check: needsCheck ? check : null, problem, isBusy, send: () => run(send) }
}
