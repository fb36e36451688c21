import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { migrate } from '../../tools/database/migrate.ts'
import { COMPATIBILITY_DATE } from '../../tools/deployment/deployment.ts'
import type { RestaurantInput } from '../../worker/restaurants/restaurantInput.ts'
import { bundle } from '../bundle.ts'
import type { SaveMeasure, Task } from './worker.ts'

const ROWS_PER_SAVE = 1000

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** The product's search on workerd, with its own empty database in a temporary folder. */
export class BenchDatabase {
  private readonly server: Miniflare
  private readonly url: URL

  private constructor(server: Miniflare, url: URL) {
    this.server = server
    this.url = url
  }

  static async open(): Promise<BenchDatabase> {
    const server = new Miniflare(
      convertV4MiniflareOptions({
        modules: await bundle(WORKER),
        compatibilityDate: COMPATIBILITY_DATE,
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: { DB: 'bench' },
      }),
    )
    await migrate(await server.getD1Database('DB'))
    return new BenchDatabase(server, await server.ready)
  }

  /** Saves everything that the database will hold. */
  async save(
    restaurants: Iterable<RestaurantInput>,
    onSaved: (rows: number, measure: SaveMeasure) => void,
  ): Promise<void> {
    let part: RestaurantInput[] = []
    const flush = async () => {
      if (part.length === 0) return
      const measure = await this.run<SaveMeasure>({ run: 'save', restaurants: part })
      onSaved(part.length, measure)
      part = []
    }
    for (const restaurant of restaurants) {
      part.push(restaurant)
      if (part.length === ROWS_PER_SAVE) await flush()
    }
    await flush()
    // As imports and the nightly job do.
    onSaved(0, await this.run<SaveMeasure>({ run: 'merge' }))
  }

  async run<Answer>(task: Task): Promise<Answer> {
    const response = await fetch(this.url, { method: 'POST', body: JSON.stringify(task) })
    if (!response.ok) throw new Error(`The bench worker failed: ${await response.text()}`)
    const answer: Answer = JSON.parse(await response.text())
    return answer
  }

  close(): Promise<void> {
    return this.server.dispose()
  }
}
