import { Hono } from 'hono'
import type { AppContext } from '../http/context.ts'
import { openApiOf } from './openApi.ts'

/** GET /api/openapi.json: the description of all calls. */
export const openApiRoutes = new Hono<AppContext>().get('/', (c) => {
  c.set('sameForAllSince', Date.now())
  const document = openApiOf(c.get('routes'), c.env.ORIGIN)
  return Response.json(document, { headers: { 'cache-control': 'public, max-age=300' } })
})
