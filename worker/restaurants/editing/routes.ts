import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { t } from '../../../languages/t.ts'
import { MAY_EDIT_HEADER } from '../../contract/headers.ts'
import { MAX_MENU_BYTES } from '../../contract/limits.ts'
import { menuSchema, toggleSchema } from '../../contract/restaurants/editing.ts'
import { correctionSchema } from '../../contract/restaurants/menuDishes.ts'
import { decimalSchema, limitSchema } from '../../contract/search.ts'
import { openReader } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { AppContext } from '../../http/context.ts'
import { requestContextOf, signedInCaller } from '../../http/session.ts'
import { jsonOnly, validate } from '../../http/validate.ts'
import { mayEdit } from '../editor.ts'
import { toRestaurant } from '../record.ts'
import { readIdempotencyKey } from '../repeated/sentBefore.ts'
import { restaurantParam } from '../restaurantParam.ts'
import { correctDish, listDishes } from './correctDish.ts'
import { editRestaurant } from './editRestaurant.ts'
import { listHistory } from './history/listHistory.ts'
import { revertRestaurant } from './history/revertRestaurant.ts'
import { readIfMatch } from './ifMatch.ts'
import { refuseOthers } from './rights.ts'
import { saveMenu } from './saveMenu.ts'
import { deleteRestaurant } from './standing/deleteRestaurant.ts'
import { reopenRestaurant } from './standing/reopenRestaurant.ts'
import { restoreRestaurant } from './standing/restoreRestaurant.ts'
import { listOwned, listWithoutGoogle } from './store.ts'
import { toggleOnline } from './toggleOnline.ts'

const versionSchema = restaurantParam.extend({
  version: decimalSchema.pipe(z.number().int().min(1)),
})
const bodySchema = z.record(z.string(), z.unknown())
const pageSchema = z.object({
  after: z.string().max(100).default(''),
  limit: limitSchema.default(200),
})

/** The target of a change: the restaurant of the address, at one of the versions in `If-Match`. */
function targetOf(c: Context<AppContext>, id: string) {
  return { id, onVersions: readIfMatch(c.req.header('if-match')) }
}

/** Refuses callers who may not edit before the body is checked. */
const editorsOnly = createMiddleware<AppContext>(async (c, next) => {
  const { id } = restaurantParam.parse(c.req.param())
  await refuseOthers(c.env, id, await signedInCaller(c), requestContextOf(c))
  await next()
})

/** Mounted under /api/restaurants, before the routes that read. `http/access/access.ts` says who may call each. */
export const editingRoutes = new Hono<AppContext>()
  .get('/owned_restaurants', validate('query', pageSchema), async (c) => {
    const { id } = await signedInCaller(c)
    const { rows, total } = await listOwned(c.env.DB, id, c.req.valid('query'))
    c.header('x-total-count', String(total))
    return c.json(rows.map((row) => toRestaurant(row, Date.now())))
  })
  .put(
    '/popup/toggle/:id',
    jsonOnly,
    validate('param', restaurantParam),
    validate('json', toggleSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const caller = await signedInCaller(c)
      const after = await toggleOnline(c.env, id, c.req.valid('json'), caller, requestContextOf(c))
      c.header('etag', `"${after.version}"`)
      return c.json(after)
    },
  )
  .put(
    '/:id',
    jsonOnly,
    validate('param', restaurantParam),
    editorsOnly,
    validate('json', bodySchema),
    async (c) => {
      const target = targetOf(c, c.req.valid('param').id)
      const caller = await signedInCaller(c)
      const after = await editRestaurant(
        c.env,
        target,
        c.req.valid('json'),
        caller,
        readIdempotencyKey(c.req.header('idempotency-key')),
        requestContextOf(c),
      )
      c.header('etag', `"${after.version}"`)
      return c.json(after)
    },
  )
  .delete('/:id', validate('param', restaurantParam), async (c) => {
    const target = targetOf(c, c.req.valid('param').id)
    await deleteRestaurant(c.env, target, await signedInCaller(c), requestContextOf(c))
    return c.body(null, 204)
  })
  .post('/:id/restore', validate('param', restaurantParam), async (c) => {
    const { id } = c.req.valid('param')
    await restoreRestaurant(c.env, id, await signedInCaller(c), requestContextOf(c))
    return c.body(null, 204)
  })
  .post('/:id/reopen', validate('param', restaurantParam), async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await reopenRestaurant(c.env, id, await signedInCaller(c), requestContextOf(c)))
  })
  .get('/:id/history', validate('param', restaurantParam), async (c) => {
    const { id } = c.req.valid('param')
    const caller = await signedInCaller(c)
    return c.json({ history: await listHistory(c.env, id, caller, requestContextOf(c)) })
  })
  .post('/:id/history/:version/revert', validate('param', versionSchema), async (c) => {
    const { id, version } = c.req.valid('param')
    const [target, caller] = [targetOf(c, id), await signedInCaller(c)]
    const after = await revertRestaurant(c.env, target, version, caller, requestContextOf(c))
    c.header('etag', `"${after.version}"`)
    return c.json(after)
  })

/** Mounted under /api/restaurantDetails, before the routes that read. */
export const detailsEditingRoutes = new Hono<AppContext>()
  .get('/missingGoogleId', validate('query', pageSchema), async (c) => {
    const { rows, total } = await listWithoutGoogle(openReader(c.env), c.req.valid('query'))
    c.header('x-total-count', String(total))
    return c.json(rows.map((row) => toRestaurant(row, Date.now())))
  })
  .put(
    '/:id',
    jsonOnly,
    validate('param', restaurantParam),
    editorsOnly,
    validate('json', menuSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const { menu, restaurantKey = id } = c.req.valid('json')
      if (new TextEncoder().encode(menu).length > MAX_MENU_BYTES) {
        throw new AppError('too_large', t('menu may be at most 32 KiB long'), { param: 'menu' })
      }
      if (restaurantKey !== id) {
        const param = 'restaurantKey'
        throw new AppError('invalid', t('restaurantKey is not of this restaurant'), { param })
      }
      const caller = await signedInCaller(c)
      const saved = await saveMenu(c.env, targetOf(c, id), menu, caller, requestContextOf(c))
      c.header('etag', `"${saved.version}"`)
      return c.json(saved)
    },
  )
  .get('/:id/dishes', validate('param', restaurantParam), async (c) => {
    const { id } = c.req.valid('param')
    const dishes = await listDishes(c.env.DB, id)
    c.header(MAY_EDIT_HEADER, await mayEdit(c.env.DB, id, await signedInCaller(c)))
    return c.json(dishes)
  })
  .put(
    '/:id/dishes',
    jsonOnly,
    validate('param', restaurantParam),
    editorsOnly,
    validate('json', correctionSchema),
    async (c) => {
      const target = targetOf(c, c.req.valid('param').id)
      const correction = c.req.valid('json')
      const caller = await signedInCaller(c)
      return c.json(await correctDish(c.env, target, correction, caller, requestContextOf(c)))
    },
  )
