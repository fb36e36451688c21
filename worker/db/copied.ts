import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { audit, codeUses, mailingList, secretCodes, userRoles, users } from './tables/accounts.ts'
import { announcedTimes } from './tables/announced.ts'
import { outbox } from './tables/mail.ts'
import { dishCorrections } from './tables/menus.ts'
import { menuPhotos } from './tables/photos.ts'
import {
  reports,
  restaurantConfirmations,
  restaurantDetails,
  restaurantHistory,
  restaurants,
} from './tables/restaurants.ts'
import { savedLists, savedPlaces, savedVersions } from './tables/saved.ts'

/** A table, and the tables whose rows belong to its rows. */
export interface CopiedGroup {
  table: SQLiteTable
  /** A unique column; the copy pages by it. */
  order: SQLiteColumn
  /** The column that the columns in `rows` refer to. */
  id: SQLiteColumn
  rows: readonly SQLiteColumn[]
  /** A table of versions, and the column of the group's own table that says which is the newest. */
  versions?: { of: SQLiteColumn; newest: SQLiteColumn }
}

const alone = (table: SQLiteTable, id: SQLiteColumn): CopiedGroup => ({
  table,
  order: id,
  id,
  rows: [],
})

/**
 * The tables that cannot be rebuilt and are therefore in every copy of the database. Restaurants come before users: as users are never
 * removed, the copy then holds every owner that it names.
 */
export const COPIED: readonly CopiedGroup[] = [
  {
    table: restaurants,
    order: restaurants.n,
    id: restaurants.id,
    rows: [
      restaurantDetails.restaurantId,
      restaurantHistory.restaurantId,
      restaurantConfirmations.restaurantId,
      dishCorrections.restaurantId,
      reports.restaurantId,
      announcedTimes.restaurantId,
    ],
    versions: { of: restaurantHistory.version, newest: restaurants.version },
  },
  {
    table: users,
    order: users.id,
    id: users.id,
    rows: [
      userRoles.userId,
      savedVersions.userId,
      savedLists.userId,
      savedPlaces.userId,
      menuPhotos.userId,
    ],
  },
  { table: secretCodes, order: secretCodes.id, id: secretCodes.id, rows: [codeUses.codeId] },
  alone(mailingList, mailingList.email),
  alone(outbox, outbox.id),
  alone(audit, audit.id),
]

/** The tables of a group, its own first. */
export const tablesOf = ({ table, rows }: CopiedGroup): SQLiteTable[] => [
  table,
  ...rows.map((column) => column.table),
]

/** The tables that no copy needs, by reason. */
export const NOT_COPIED: Readonly<Record<string, readonly string[]>> = {
  'made by npm run reindex': [
    'restaurant_words',
    'restaurant_counts',
    'cuisine_counts',
    'dish_counts',
    'derived_set',
  ],
  'loaded by npm run places': ['gazetteer', 'gazetteer_set'],
  'over after a restore: everybody logs in again': ['user_sessions', 'ended_sessions'],
  'counted again within hours': ['counters', 'used_challenges', 'sent_requests', 'place_budgets'],
  'asked for again': ['menu_readings', 'place_answers', 'place_services'],
  'of development': ['mailbox'],
  'kept by the migrations': ['d1_migrations'],
}
