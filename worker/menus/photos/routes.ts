import { Hono } from 'hono'
import type { AppContext } from '../../http/context.ts'
import { occasionOf, signedInCaller } from '../../http/session.ts'
import { buildFromPhotos } from './buildFromPhotos.ts'
import { receivePhotos } from './receivePhotos.ts'
import { workerTools } from './workerTools.ts'

/** Mounted under /api/restaurant_builder, before what takes any name there. */
export const photoRoutes = new Hono<AppContext>().post('/upload', async (c) => {
  const caller = await signedInCaller(c)
  const photos = receivePhotos(c.req.raw)
  return c.json(await buildFromPhotos(c.env, workerTools(c.env), photos, caller, occasionOf(c)))
})
