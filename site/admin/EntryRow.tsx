import '../listing/entries.css'
import './EntryRow.css'
import { useId, useState } from 'react'
import { t } from '../../languages/t.ts'
import type { MailingListEntry } from '../../worker/contract/accounts/accounts.ts'
import { firstServerMessage } from '../api/failure.ts'
import { shortDay } from '../listing/readableTime.ts'
import { alertFailure } from '../shell/alertFailure.ts'
import { addAlert } from '../shell/alerts.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { IconButton } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { PageIcon } from '../ui/PageIcon.tsx'
import { erase, type MailingList, sendInvitation } from './mailingListState.ts'

interface EntryRowProps {
  list: MailingList
  entry: Readonly<MailingListEntry>
  isBusy: boolean
}

/** One person on the mailing list. */
export function EntryRow({ list, entry, isBusy }: EntryRowProps) {
  const { email, name, city, secretCode, createdAt } = entry
  const nameId = useId()
  const isInvited = secretCode !== null

  const send = async () => {
    try {
      if (!(await sendInvitation(list, email))) return
      addAlert({ kind: 'success', text: t('Invitation sent for {email}', { email }) })
    } catch (error) {
      const text = t('Error in creating user {email}. {why}', {
        email,
        why: firstServerMessage(error),
      })
      addAlert({ kind: 'error', text })
    }
  }
  return (
    <li className="entry">
      <div className="entry-words">
        <p className="entry-name" id={nameId}>
          {name || email}
        </p>
        {name && <p className="entry-email">{email}</p>}
        <p className="entry-about">
          {city && <span>{city}</span>}
          <time dateTime={createdAt}>{shortDay(createdAt)}</time>
          {isInvited && <span className="entry-invited">{t('Invited')}</span>}
        </p>
      </div>
      <div className="entry-actions">
        <BusyButton size="small" isBusy={isBusy} aria-describedby={nameId} onClick={send}>
          {isInvited ? t('Resend Invitation') : t('Send Invitation')}
        </BusyButton>
        <EraseButton list={list} email={email} isBusy={isBusy} />
      </div>
    </li>
  )
}

function EraseButton({
  list,
  email,
  isBusy,
}: {
  list: MailingList
  email: string
  isBusy: boolean
}) {
  const [isAsking, setAsking] = useState(false)
  const answer = async (yes: boolean) => {
    setAsking(false)
    if (!yes) return
    try {
      if (!(await erase(list, email))) return
      addAlert({ kind: 'success', text: t('{email} has been erased', { email }) })
    } catch (error) {
      alertFailure(error)
    }
  }
  return (
    <>
      <IconButton
        label={t('Erase {email}', { email })}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) setAsking(true)
        }}
      >
        <PageIcon name="trash" />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title={t('Erase this entry?')}
          question={t(
            'Everything on the mailing list about {email} will be erased. A code that was sent stops working.',
            { email },
          )}
          yes={t('Erase')}
          no={t('Keep')}
          isDangerous
          onAnswer={answer}
        />
      )}
    </>
  )
}
