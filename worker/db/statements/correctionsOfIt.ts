import { type SQL, sql } from 'drizzle-orm'
import { dishCorrections } from '../tables/menus.ts'
import { restaurants } from '../tables/restaurants.ts'

/** A person's verdict on a dish. */
export type StoredCorrection = Pick<
  typeof dishCorrections.$inferSelect,
  'key' | 'dish' | 'verdict' | 'source' | 'at'
>

/** SQL for a query over `restaurants`: the corrections of its dishes. */
export function correctionsOfIt(): SQL.Aliased<StoredCorrection[]> {
  const { key, dish, verdict, source, at, restaurantId } = dishCorrections
  return sql`(SELECT json_group_array(json_object(
      'key', ${key}, 'dish', ${dish}, 'verdict', ${verdict}, 'source', ${source}, 'at', ${at}))
    FROM ${dishCorrections} WHERE ${restaurantId} = ${restaurants.id})`
    .mapWith((json: string): StoredCorrection[] => JSON.parse(json))
    .as('corrections')
}
