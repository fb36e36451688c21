import { Hono } from 'hono'
import { t } from '../../languages/t.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from '../http/context.ts'
import { isFromOwnPage } from '../http/ownPage.ts'
import { readMessage } from './readMessage.ts'

/** POST /api/restaurants/logging: messages of the site for the server's log. Answers 204 whatever the message is. */
export const loggingRoutes = new Hono<AppContext>().post('/', async (c) => {
  if (!isFromOwnPage(c.req.raw, c.env)) {
    throw new AppError('forbidden', t('Only pages of this site may write to its log'))
  }
  const message = await readMessage(c.req.raw.body).catch(() => null)
  if (message !== null) {
    console.info(JSON.stringify({ event: 'site_log', requestId: c.get('requestId'), message }))
  }
  return c.body(null, 204)
})
