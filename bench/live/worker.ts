import type { AppContext } from '../../worker/http/context.ts'
import { LiveArea as ProductArea } from '../../worker/live/liveArea.ts'
import { liveRoutes } from '../../worker/live/routes.ts'
import { editingRoutes } from '../../worker/restaurants/editing/routes.ts'
import { makeApi } from '../api.ts'

/** The product's live area, which also tells when it was created: it is created again after hibernation. */
export class LiveArea extends ProductArea {
  private readonly bornAt = `${Date.now()} ${crypto.randomUUID()}`

  birth(): string {
    return this.bornAt
  }
}

/** The binding is of the class above. */
function births(env: AppContext['Bindings']) {
  return env.LIVE as DurableObjectNamespace<LiveArea>
}

/** The product's toggle and sockets with their middleware, without pages. */
const app = makeApi()
  .route('/api/restaurants', editingRoutes)
  .route('/api/live', liveRoutes)
  .get('/birth', async (c) => {
    const object = births(c.env).get(c.env.LIVE.idFromName(c.req.query('area') ?? ''))
    return c.text(await object.birth())
  })

export const answer = app.fetch
