import { Hono } from 'hono'
import { z } from 'zod'
import { MAX_WEBSITE_LENGTH } from '../contract/restaurants/restaurantLimits.ts'
import type { AppContext } from '../http/context.ts'
import { requestContextOf, signedInCaller } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import { buildFromWebsite } from './buildFromWebsite.ts'
import { internetEgress } from './fetch/egress.ts'
import { withSampleSites } from './fetch/sampleSites/sampleSites.ts'

const websiteSchema = z.object({ website: z.string().min(1).max(MAX_WEBSITE_LENGTH) })

/** Mounted under /api/restaurant_builder, after the routes with fixed names. */
export const menuRoutes = new Hono<AppContext>().get(
  '/:website',
  validate('param', websiteSchema),
  async (c) => {
    const caller = await signedInCaller(c)
    const { ORIGIN, NOMINATIM_URL = '' } = c.env
    const egress = withSampleSites(internetEgress(ORIGIN, [NOMINATIM_URL]), c.env)
    const { website } = c.req.valid('param')
    return c.json(await buildFromWebsite(c.env, egress, website, caller, requestContextOf(c)))
  },
)
