import { Hono } from 'hono'
import { NDJSON } from '../../contract/restaurants/builder.ts'
import type { AppContext } from '../../http/context.ts'
import { requestContextOf, signedInCaller } from '../../http/session.ts'
import { buildFromPhotos, type OnProgress, openPhotos } from './buildFromPhotos.ts'
import { receivePhotos } from './receivePhotos.ts'
import { streamNews } from './streamNews.ts'
import { workerTools } from './workerTools.ts'

/** Mounted under /api/restaurant_builder, before the route that takes any name. */
export const photoRoutes = new Hono<AppContext>().post('/upload', async (c) => {
  const caller = await signedInCaller(c)
  const context = requestContextOf(c)
  const tools = workerTools(c.env)
  const photos = await openPhotos(c.env, tools, receivePhotos(c.req.raw), caller, context)
  const read = (onProgress?: OnProgress) =>
    buildFromPhotos(c.env, tools, photos, caller, context, onProgress)
  if (c.req.header('accept') !== NDJSON) return c.json(await read())
  return c.body(streamNews(read, context.requestId), 200, { 'content-type': NDJSON })
})
