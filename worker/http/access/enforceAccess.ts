import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { t } from '../../../languages/t.ts'
import { query } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { refusalStatements } from '../../safety/audit.ts'
import type { Caller } from '../../safety/caller.ts'
import { readOwnership } from '../../sessions/store.ts'
import type { AppContext } from '../context.ts'
import { requestContextOf, signedInCaller } from '../session.ts'
import { type FoundAccess, findAccess } from './findAccess.ts'

/** Checks every call of the API against the table of routes; one that is not in the table gets a 404. */
export const enforceAccess = createMiddleware<AppContext>(async (c, next) => {
  const access = findAccess(c.req.method, c.req.path)
  if (access === null) throw new AppError('not_found', t('There is no such call'))
  if (!isPublic(access, c)) {
    const caller = await signedInCaller(c)
    if (!(await isAllowed(c.env.DB, access, caller))) {
      await recordDenial(c, caller, access)
      throw new AppError('forbidden', t('You may not do that'))
    }
  }
  await next()
})

function isPublic({ row }: FoundAccess, c: Context<AppContext>): boolean {
  if (row.who === 'linkHolder') return c.req.query('token') !== undefined
  return row.who === 'anyone' || row.who === 'codeHolder'
}

/** @throws AppError not_found when a call for owners names a restaurant that does not exist */
async function isAllowed(
  db: D1Database,
  { row, params }: FoundAccess,
  { id, groups }: Caller,
): Promise<boolean> {
  if (row.who === 'signedIn' || groups.includes('admin')) return true
  if (row.who === 'beta') return groups.includes('beta')
  if (row.who !== 'owner' || params.id === undefined) return false
  // Groups hold roles and the ids of the first 500 owned restaurants; no id can equal the name of a role.
  if (groups.includes(params.id)) return true
  const owns = await readOwnership(db, id, params.id)
  if (owns === null) throw new AppError('not_found', t('There is no such restaurant'))
  return owns
}

async function recordDenial(
  c: Context<AppContext>,
  { id }: Caller,
  { row }: FoundAccess,
): Promise<void> {
  const subject = `${row.method} ${row.path}`
  const denial = { actor: id, action: 'denied', subject } as const
  await query(c.env.DB).batch(refusalStatements(c.env.DB, denial, id, requestContextOf(c)))
}
