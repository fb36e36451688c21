import { Hono } from 'hono'
import { listParam, savedChangesSchema } from '../contract/saved/saved.ts'
import type { AppContext } from '../http/context.ts'
import { signedInCaller } from '../http/session.ts'
import { jsonOnly, validate } from '../http/validate.ts'
import { changeSaved } from './changeSaved.ts'
import { shareList } from './sharing.ts'
import { readSaved, readVersion } from './store.ts'

/** Mounted as /api/saved: what the caller's own account has saved. */
export const savedRoutes = new Hono<AppContext>()
  .get('/', async (c) => {
    const { id } = await signedInCaller(c)
    // Most calls find nothing new, so first read only this row.
    const version = await readVersion(c.env.DB, id)
    c.header('etag', `"${version}"`)
    if (c.req.header('if-none-match') === `"${version}"`) return c.body(null, 304)
    const saved = await readSaved(c.env.DB, id)
    c.header('etag', `"${saved.version}"`)
    return c.json(saved)
  })
  .put('/', jsonOnly, validate('json', savedChangesSchema), async (c) => {
    const caller = await signedInCaller(c)
    return c.json(await changeSaved(c.env, c.req.valid('json'), caller))
  })
  .post('/lists/:id/share', validate('param', listParam), async (c) => {
    const caller = await signedInCaller(c)
    return c.json(await shareList(c.env, c.req.valid('param').id, true, caller))
  })
  .delete('/lists/:id/share', validate('param', listParam), async (c) => {
    const caller = await signedInCaller(c)
    return c.json(await shareList(c.env, c.req.valid('param').id, false, caller))
  })
