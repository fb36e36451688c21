import { and, between, desc, eq, gt, gte, inArray, isNull, lte, max, or, sql } from 'drizzle-orm'
import type { Diet } from '../contract/diet.ts'
import type { DishCounts } from '../contract/restaurant.ts'
import { fieldOf } from '../contract/restaurants/fields.ts'
import type { FilterName } from '../contract/restaurants/filterNames.ts'
import type { Correction } from '../contract/restaurants/menuDishes.ts'
import { askAbout, isKnown } from '../contract/restaurants/reasons.ts'
import { MAX_LIVE } from '../contract/restaurants/restaurantLimits.ts'
import type { Box } from '../contract/search.ts'
import { type Database, query, runBatch } from '../db/client.ts'
import {
  type DocumentRow,
  documentColumns,
  type RestaurantRow,
  restaurantColumns,
} from '../db/restaurantRow.ts'
import { correctionsOfIt, type StoredCorrection } from '../db/statements/correctionsOfIt.ts'
import { inBatch, prepared } from '../db/statements/prepared.ts'
import { cuisineCounts, restaurantDetails, restaurants } from '../db/tables/restaurants.ts'

const MAX_CUISINES = 200

/** The highest number of a restaurant; 0 without any. Restaurants are numbered from 1 in the order of creation. */
export async function readHighestNumber(db: Database): Promise<number> {
  const highest = await query(db)
    .select({ n: max(restaurants.n) })
    .from(restaurants)
    .get()
  return highest?.n ?? 0
}

const restaurantById = prepared((db) =>
  db
    .select(restaurantColumns)
    .from(restaurants)
    .where(and(eq(restaurants.id, sql.placeholder('id')), isNull(restaurants.deletedAt)))
    .prepare(),
)

/** Null when there is none or it was deleted. */
export async function getRestaurant(db: Database, id: string): Promise<RestaurantRow | null> {
  return (await restaurantById(db).get({ id })) ?? null
}

/** The owner of an existing restaurant. */
export async function readOwner(
  db: Database,
  id: string,
): Promise<Pick<typeof restaurants.$inferSelect, 'ownerId'> | null> {
  const row = await query(db)
    .select({ ownerId: restaurants.ownerId })
    .from(restaurants)
    .where(and(eq(restaurants.id, id), isNull(restaurants.deletedAt)))
    .get()
  return row ?? null
}

interface Details {
  /** Markdown. */
  menu: string
  /** Of the restaurant. */
  version: number
  /** Missing until the menu is judged, and when it has no dishes. */
  dishes?: DishCounts
}

/** The columns of a menu, in a query with its restaurant. */
export const detailsColumns = () => ({
  menu: restaurantDetails.menu,
  all: restaurantDetails.dishCount,
  vegan: restaurantDetails.veganCount,
  names: restaurantDetails.veganDishes,
  questions: restaurantDetails.questions,
  corrections: correctionsOfIt(),
})
type DetailsRow = Pick<typeof restaurantDetails.$inferSelect, 'questions'> & {
  all: number | null
  vegan: number | null
  names: string[] | null
  corrections: StoredCorrection[]
}

const detailsById = prepared((db) =>
  db
    .select({ ...detailsColumns(), version: restaurants.version })
    .from(restaurantDetails)
    .innerJoin(restaurants, eq(restaurants.id, restaurantDetails.restaurantId))
    .where(
      and(eq(restaurantDetails.restaurantId, sql.placeholder('id')), isNull(restaurants.deletedAt)),
    )
    .prepare(),
)
type FoundDetails = DetailsRow & Pick<Details, 'menu' | 'version'>

/** The menu of a restaurant; null when there is none or the restaurant was deleted. */
export async function getDetails(db: Database, id: string): Promise<Details | null> {
  const found = await detailsById(db).get({ id })
  return found === undefined ? null : toDetails(found)
}

/** A restaurant with its menu, in one call of the database; null when there is none or it was deleted. */
export async function getWithDetails(
  db: Database,
  id: string,
): Promise<{ row: RestaurantRow; details: Details | null } | null> {
  const both = [inBatch(restaurantById(db), { id }), inBatch(detailsById(db), { id })]
  const answers = await runBatch(db, both)
  const [row]: RestaurantRow[] = answers[0]
  const [found]: FoundDetails[] = answers[1]
  return row === undefined ? null : { row, details: found === undefined ? null : toDetails(found) }
}

function toDetails(found: FoundDetails): Details {
  const { menu, version } = found
  const dishes = toDishCounts(found)
  return { menu, version, ...(dishes && { dishes }) }
}

/** Undefined until the menu is judged, and when it has no dishes. */
export function toDishCounts(details: DetailsRow): DishCounts | undefined {
  const { all, vegan, names, questions, corrections } = details
  if (all === null || all === 0 || vegan === null) return undefined
  const asked = (questions ?? []).flatMap(({ dish, about }) =>
    about === undefined || !isKnown(about.reason) ? [] : [{ dish, ask: askAbout(about) }],
  )
  return {
    ...{ all, vegan, names: names ?? [] },
    ...(asked.length > 0 && { questions: asked }),
    ...(corrections.length > 0 && { corrections: corrections.map(toCorrection) }),
  }
}

/** A correction without private data. */
export function toCorrection({ dish, verdict, source, at }: StoredCorrection): Correction {
  return { dish, verdict, by: source, at: new Date(at).toISOString() }
}

interface LiveFilters {
  /** Missing: any. */
  diets?: readonly Diet[] | undefined
  /** One of these; missing or empty: any. */
  cuisines?: readonly string[] | undefined
  /** All of these. */
  has?: readonly FilterName[] | undefined
  limit?: number
}

/**
 * The ONLINE pop-ups in a box by their ids, the first 200 unless a limit is given; with west > east the box crosses the
 * antimeridian.
 */
export async function listLive(
  db: Database,
  box: Box,
  now: number,
  { diets, cuisines = [], has = [], limit = MAX_LIVE }: LiveFilters = {},
): Promise<DocumentRow[]> {
  const { lng, cuisine } = restaurants
  const acrossLngs = [gte(lng, box.west), lte(lng, box.east)]
  return query(db)
    .select(documentColumns)
    .from(restaurants)
    .where(
      and(
        // A literal, so that SQLite can use the partial index of ONLINE pop-ups.
        sql`${restaurants.status} = 'ONLINE'`,
        between(restaurants.lat, box.south, box.north),
        box.west <= box.east ? and(...acrossLngs) : or(...acrossLngs),
        or(isNull(restaurants.onlineUntil), gt(restaurants.onlineUntil, now)),
        isNull(restaurants.deletedAt),
        isNull(restaurants.closedAt),
        diets && inArray(restaurants.diet, [...diets]),
        cuisines.length > 0
          ? sql`EXISTS (SELECT 1 FROM json_each(${cuisine}) c
              WHERE c.value IN (SELECT value FROM json_each(${JSON.stringify(cuisines)})))`
          : undefined,
        ...has.map((name) =>
          inArray(sql`${restaurants[name]}`, [...(fieldOf(name).filter?.passes ?? [])]),
        ),
      ),
    )
    .orderBy(restaurants.id)
    .limit(limit)
}

/** The cuisines in use, the commonest first, at most 200. */
export async function listCuisines(db: Database): Promise<string[]> {
  const rows = await query(db)
    .select({ cuisine: cuisineCounts.cuisine })
    .from(cuisineCounts)
    .where(gt(cuisineCounts.count, 0))
    .orderBy(desc(cuisineCounts.count), cuisineCounts.cuisine)
    .limit(MAX_CUISINES)
  return rows.map(({ cuisine }) => cuisine)
}
