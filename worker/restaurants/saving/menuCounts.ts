import type { Database } from '../../db/client.ts'
import { type CountedDishes, countDishes } from '../../menus/countDishes.ts'

type Counts = ReadonlyMap<string, CountedDishes>

/** What is on the menus of some listings, by their ids. */
export function countMenus(rows: readonly { id: string; menu: string | null }[]): Counts {
  return new Map(rows.flatMap(({ id, menu }) => (menu === null ? [] : [[id, countDishes(menu)]])))
}

/** Writes down what was counted. */
export function noteCounts(db: Database, counts: Counts): D1PreparedStatement {
  const rows = [...counts].map(([id, { all, vegan, veganNames }]) => [id, all, vegan, veganNames])
  return db
    .prepare(
      `UPDATE restaurant_details
      SET dish_count = j.value ->> 1, vegan_count = j.value ->> 2, vegan_dishes = j.value -> 3
      FROM json_each(?1) j WHERE restaurant_id = j.value ->> 0`,
    )
    .bind(JSON.stringify(rows))
}
