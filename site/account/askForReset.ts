import { t } from '../../languages/t.ts'
import { requestReset } from '../api/account/accounts.ts'
import { ApiError } from '../api/client.ts'
import { sendLogLine } from '../api/log.ts'
import { addAlert } from '../shell/alerts.ts'

/** Requests a mail for a new password and confirms it. A failure is only logged (specification §8), without the address. */
export async function askForReset(email: string): Promise<void> {
  if (email.trim() === '') {
    addAlert({ kind: 'error', text: t('Email is required!') })
    return
  }
  try {
    await requestReset(email)
    addAlert({
      kind: 'success',
      text: t('A reset password email will be sent to {email}', { email }),
    })
  } catch (error) {
    sendLogLine(`reset request failed: ${error instanceof ApiError ? error.status : 'no answer'}`)
  }
}
