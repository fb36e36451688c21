import { ENGLISH, findLanguage } from '../../../languages/list.ts'
import { t } from '../../../languages/t.ts'
import type { MailingListEntry } from '../../contract/accounts/accounts.ts'
import { isBrokenConstraint, query } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { inLanguage } from '../../language/language.ts'
import { enqueue } from '../../mail/queue.ts'
import { outboxStatement } from '../../mail/store.ts'
import { addressMark, auditStatement } from '../../safety/audit.ts'
import type { Caller } from '../../safety/caller.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { makeCode } from '../codes.ts'
import { foldEmail } from '../email.ts'
import { findUser, revokeCodes } from '../store.ts'
import { markInvited, readLanguage } from './store.ts'
import { toEntry } from './toEntry.ts'

/**
 * Mails an invitation to somebody on the mailing list in the language in which they signed up. It may be repeated; each
 * invitation invalidates the earlier ones.
 * @throws AppError conflict when they have an account; not_found when they are not on the list
 */
export async function invite(
  env: Env,
  typed: string,
  caller: Caller,
  context: RequestContext,
): Promise<MailingListEntry> {
  const { DB } = env
  const email = foldEmail(typed)
  if (await findUser(DB, email)) {
    throw new AppError('conflict', t('There is an account with that address already'), {
      param: 'email',
    })
  }
  const code = makeCode(env, { purpose: 'invitation', email }, context.now)
  const id = crypto.randomUUID()
  const params = { codeId: code.id }
  const mail = { id, recipient: email, template: 'invitation', params } as const
  const language = findLanguage((await readLanguage(DB, email)) ?? '') ?? ENGLISH
  const subject = addressMark(env.SIGNING_KEY, email)
  const [[row]] = await query(DB)
    .batch([
      markInvited(DB, email, context.now),
      revokeCodes(DB, { email, purpose: 'invitation' }, context.now),
      code.statement,
      inLanguage(language, () => outboxStatement(DB, mail, context.now)),
      auditStatement(DB, { actor: caller.id, action: 'invited', subject }, context),
    ])
    .catch((error: unknown) => {
      throw isBrokenConstraint(error, 'mailing_list.email') ? notOnList() : error
    })
  if (row === undefined) throw notOnList()
  context.waitUntil(enqueue(env.MAIL_QUEUE, [id]))
  return toEntry(row)
}

function notOnList(): AppError {
  return new AppError('not_found', t('Nobody with that address is on the mailing list'), {
    param: 'email',
  })
}
