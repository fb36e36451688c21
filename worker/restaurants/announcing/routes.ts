import { Hono } from 'hono'
import {
  type AnnouncedAnswer,
  announcedParam,
  announcementSchema,
} from '../../contract/announcing.ts'
import type { AppContext } from '../../http/context.ts'
import { requestContextOf, signedInCaller } from '../../http/session.ts'
import { jsonOnly, validate } from '../../http/validate.ts'
import { announceTime, withdrawTime } from './announceTime.ts'

/** Mounted under /api/restaurants: when and where pop-ups will be out. */
export const announcingRoutes = new Hono<AppContext>()
  .put(
    '/:id/announced/:time',
    jsonOnly,
    validate('param', announcedParam),
    validate('json', announcementSchema),
    async (c) => {
      const caller = await signedInCaller(c)
      const context = requestContextOf(c)
      const announcement = c.req.valid('json')
      const times = await announceTime(
        c.env.DB,
        c.req.valid('param'),
        announcement,
        caller,
        context,
      )
      return c.json({ times } satisfies AnnouncedAnswer)
    },
  )
  .delete('/:id/announced/:time', validate('param', announcedParam), async (c) => {
    const caller = await signedInCaller(c)
    const context = requestContextOf(c)
    const times = await withdrawTime(c.env.DB, c.req.valid('param'), caller, context)
    return c.json({ times } satisfies AnnouncedAnswer)
  })
