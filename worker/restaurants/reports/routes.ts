import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { reportSchema, resolveSchema } from '../../contract/restaurants/editing.ts'
import { decimalSchema, limitSchema } from '../../contract/search.ts'
import type { AppContext } from '../../http/context.ts'
import { callerOf, requestContextOf, signedInCaller } from '../../http/session.ts'
import { jsonOnly, validate } from '../../http/validate.ts'
import { readIfMatch } from '../editing/ifMatch.ts'
import { restaurantParam } from '../restaurantParam.ts'
import { confirmRestaurant } from './confirmRestaurant.ts'
import { reportRestaurant } from './reportRestaurant.ts'
import { findToSettle, listReports, resolveReport } from './resolving.ts'

const reportIdSchema = z.object({ id: decimalSchema.pipe(z.number().int().min(1)) })
const pageSchema = z.object({
  after: decimalSchema.pipe(z.number().int().min(0)).default(0),
  limit: limitSchema.default(50),
})

/** Mounted under /api/restaurants. */
export const restaurantReportRoutes = new Hono<AppContext>()
  .post(
    '/:id/reports',
    jsonOnly,
    validate('param', restaurantParam),
    validate('json', reportSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      await reportRestaurant(c.env, id, c.req.valid('json'), await callerOf(c), requestContextOf(c))
      return c.json({ ok: true }, 201)
    },
  )
  .post('/:id/confirm', validate('param', restaurantParam), async (c) => {
    const { id } = c.req.valid('param')
    const target = { id, onVersions: readIfMatch(c.req.header('if-match')) }
    const caller = await signedInCaller(c)
    return c.json(await confirmRestaurant(c.env, target, caller, requestContextOf(c)))
  })

/** Refuses callers who may not settle a report before the body is checked. */
const settlersOnly = createMiddleware<AppContext>(async (c, next) => {
  const { id } = reportIdSchema.parse(c.req.param())
  await findToSettle(c.env, id, await signedInCaller(c), requestContextOf(c))
  await next()
})

/** Mounted under /api/reports. */
export const reportRoutes = new Hono<AppContext>()
  .get('/', validate('query', pageSchema), async (c) => {
    const caller = await signedInCaller(c)
    const page = c.req.valid('query')
    const { reports, total } = await listReports(c.env, page, caller, requestContextOf(c))
    c.header('x-total-count', String(total))
    return c.json(reports)
  })
  .post(
    '/:id/resolve',
    jsonOnly,
    validate('param', reportIdSchema),
    settlersOnly,
    validate('json', resolveSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const { outcome } = c.req.valid('json')
      const caller = await signedInCaller(c)
      return c.json(await resolveReport(c.env, id, outcome, caller, requestContextOf(c)))
    },
  )
