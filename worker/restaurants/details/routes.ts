import { type Context, Hono } from 'hono'
import { t } from '../../../languages/t.ts'
import { MAY_EDIT_HEADER, type MayEdit } from '../../contract/headers.ts'
import type { DetailsAnswer } from '../../contract/restaurants/editing.ts'
import { type Database, openReader } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { AppContext } from '../../http/context.ts'
import { callerOf } from '../../http/session.ts'
import { validate } from '../../http/validate.ts'
import { mayEdit } from '../editor.ts'
import { toRestaurant } from '../record.ts'
import { restaurantParam } from '../restaurantParam.ts'
import { getDetails, getRestaurant } from '../store.ts'

/** Mounted as /api/restaurants, beside the searches. It imports no writing code; tools/lint/reach.test.ts checks that. */
export const restaurantByIdRoutes = new Hono<AppContext>().get(
  '/:id',
  validate('param', restaurantParam),
  async (c) => {
    const { id } = c.req.valid('param')
    const db = openReader(c.env)
    const [row, rights] = await Promise.all([getRestaurant(db, id), rightsOf(c, db, id)])
    if (row === null) throw new AppError('not_found', t('There is no such restaurant'))
    c.header('etag', `"${row.version}"`)
    c.header(MAY_EDIT_HEADER, rights)
    return c.json(toRestaurant(row, Date.now()))
  },
)

export const restaurantDetailsRoutes = new Hono<AppContext>().get(
  '/:id',
  validate('param', restaurantParam),
  async (c) => {
    const { id } = c.req.valid('param')
    const db = openReader(c.env)
    const [details, rights] = await Promise.all([getDetails(db, id), rightsOf(c, db, id)])
    if (details === null) throw new AppError('not_found', t('There is no menu for this restaurant'))
    c.header('etag', `"${details.version}"`)
    c.header(MAY_EDIT_HEADER, rights)
    return c.json({ ...details, restaurantKey: id } satisfies DetailsAnswer)
  },
)

/** The header that says what a signed-in caller may do with a restaurant. */
async function rightsOf(
  c: Context<AppContext>,
  db: Database,
  id: string,
): Promise<MayEdit | undefined> {
  const caller = await callerOf(c)
  return caller === null ? undefined : mayEdit(db, id, caller)
}
