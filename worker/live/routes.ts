import { Hono } from 'hono'
import { t } from '../../languages/t.ts'
import { boxQuerySchema } from '../contract/restaurants/editing.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from '../http/context.ts'
import { isFromOwnPage } from '../http/ownPage.ts'
import { ipOf } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import { hasVolumeLimits } from '../safety/limits.ts'
import { networkOf } from '../safety/network.ts'
import { areaOf, boxOf, middleOf, nameOf } from './areas.ts'
import { arrive } from './liveArea.ts'

/** A household behind one address may have several maps open. */
const MAX_SOCKETS_PER_VISITOR = 20

/** GET /api/live: a socket with the changes of pop-ups around the middle of a map. */
export const liveRoutes = new Hono<AppContext>().get(
  '/',
  validate('query', boxQuerySchema),
  async (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new AppError('invalid', t('Open this address as a WebSocket'))
    }
    if (!isFromOwnPage(c.req.raw, c.env)) {
      throw new AppError('forbidden', t('Only pages of this site may listen'))
    }
    const area = areaOf(middleOf(c.req.valid('query')))
    const object = c.env.LIVE.get(c.env.LIVE.idFromName(nameOf(area)))
    const answer = await arrive(object, {
      hello: { type: 'area', ...boxOf(area) },
      visitor: networkOf(ipOf(c.req.raw)),
      maxSockets: hasVolumeLimits(c.env) ? MAX_SOCKETS_PER_VISITOR : Number.MAX_SAFE_INTEGER,
    })
    // A new answer, since the headers of one from another object cannot change.
    if (answer.status === 101) return new Response(null, answer)
    throw new AppError('unavailable', t('Too many people listen just now'), {
      retryAfterSeconds: 30,
    })
  },
)
