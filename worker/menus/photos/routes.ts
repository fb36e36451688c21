import { Hono } from 'hono'
import { NDJSON } from '../../contract/listings/builder.ts'
import type { AppContext } from '../../http/context.ts'
import { occasionOf, signedInCaller } from '../../http/session.ts'
import { buildFromPhotos, openPhotos, type TellProgress } from './buildFromPhotos.ts'
import { receivePhotos } from './receivePhotos.ts'
import { streamNews } from './streamNews.ts'
import { workerTools } from './workerTools.ts'

/** Mounted under /api/restaurant_builder, before what takes any name there. */
export const photoRoutes = new Hono<AppContext>().post('/upload', async (c) => {
  const caller = await signedInCaller(c)
  const occasion = occasionOf(c)
  const tools = workerTools(c.env)
  const photos = await openPhotos(c.env, tools, receivePhotos(c.req.raw), caller, occasion)
  const read = (tell?: TellProgress) =>
    buildFromPhotos(c.env, tools, photos, caller, occasion, tell)
  if (c.req.header('accept') !== NDJSON) return c.json(await read())
  return c.body(streamNews(read, occasion.requestId), 200, { 'content-type': NDJSON })
})
