import type { Database } from '../../worker/db/client.ts'
import type { RestaurantInput } from '../../worker/restaurants/restaurantInput.ts'
import { type Menu, saveMenus } from '../../worker/restaurants/saving/saveMenus.ts'
import {
  type SaveOutcome,
  saveRestaurants,
} from '../../worker/restaurants/saving/saveRestaurants.ts'
import { IMPORT } from '../../worker/restaurants/writers.ts'
import type { HoursThread } from './hoursThread.ts'

const BATCH = 1000

interface Saving {
  now: number
  hours?: HoursThread
  onSaved: (outcomes: readonly SaveOutcome[]) => void
}

/** Saves imported restaurants in batches: while the database writes one, the next can be added. */
export class BatchSaver {
  readonly #db: Database
  readonly #options: Saving
  #restaurants: RestaurantInput[] = []
  #menus: Menu[] = []
  #saving: Promise<void> = Promise.resolve()

  constructor(db: Database, options: Saving) {
    this.#db = db
    this.#options = options
  }

  async add(restaurant: RestaurantInput, menu: string | undefined): Promise<void> {
    this.#restaurants.push(restaurant)
    if (restaurant.openingHours !== null) this.#options.hours?.add(restaurant.openingHours)
    if (menu !== undefined) this.#menus.push({ restaurantId: restaurant.id, menu })
    if (this.#restaurants.length === BATCH) await this.#begin()
  }

  /** Saves what is left. */
  async finish(): Promise<void> {
    await this.#begin()
    await this.settle()
  }

  /** Waits for the batch that is being saved. */
  async settle(): Promise<void> {
    await this.#saving
  }

  async #begin(): Promise<void> {
    await Promise.all([this.settle(), this.#options.hours?.finish()])
    this.#saving = this.#save(this.#restaurants, this.#menus)
    // A failure is thrown at the next await of it.
    this.#saving.catch(() => {})
    this.#restaurants = []
    this.#menus = []
  }

  async #save(restaurants: readonly RestaurantInput[], menus: readonly Menu[]): Promise<void> {
    const stamp = { by: IMPORT, at: this.#options.now }
    const outcomes = await saveRestaurants(this.#db, restaurants, stamp)
    const isLeft = (_: RestaurantInput, at: number) =>
      outcomes[at] === 'kept' || outcomes[at] === 'stale'
    const left = new Set(restaurants.filter(isLeft).map(({ id }) => id))
    await saveMenus(
      this.#db,
      menus.filter(({ restaurantId }) => !left.has(restaurantId)),
      stamp,
    )
    this.#options.onSaved(outcomes)
  }
}
