import { and, count, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Database, query } from '../../worker/db/client.ts'
import {
  codeUses,
  secretCodes,
  userRoles,
  userSessions,
  users,
} from '../../worker/db/tables/accounts.ts'
import { announcedTimes } from '../../worker/db/tables/announced.ts'
import { outbox } from '../../worker/db/tables/mail.ts'
import { dishCorrections } from '../../worker/db/tables/menus.ts'
import {
  reports,
  restaurantConfirmations,
  restaurantDetails,
  restaurantHistory,
  restaurants,
} from '../../worker/db/tables/restaurants.ts'
import { savedLists, savedPlaces, savedVersions } from '../../worker/db/tables/saved.ts'

/** A kind of invalid row, reported as "N rows of TABLE …". */
interface Rule {
  what: string
  column: SQLiteColumn
  isBroken: SQL | undefined
}

const { restaurantId: confirmed } = restaurantConfirmations

const RULES: readonly Rule[] = [
  ofNobody('a menu', restaurantDetails.restaurantId, restaurants.id),
  ofNobody('a history', restaurantHistory.restaurantId, restaurants.id),
  ofNobody('a confirmation', confirmed, restaurants.id),
  ofNobody('a correction', dishCorrections.restaurantId, restaurants.id),
  ofNobody('an announced time', announcedTimes.restaurantId, restaurants.id),
  ofNobody('a report', reports.restaurantId, restaurants.id),
  ofNobody('an owned restaurant', restaurants.ownerId, users.id),
  ofNobody('a role', userRoles.userId, users.id),
  ofNobody('a session', userSessions.userId, users.id),
  ofNobody('a saved place', savedPlaces.userId, users.id),
  ofNobody('a list of saved places', savedLists.userId, users.id),
  {
    what: 'a saved place of a later version than its account’s',
    column: savedPlaces.restaurantId,
    isBroken: sql`${savedPlaces.version} > coalesce((SELECT ${savedVersions.version}
      FROM ${savedVersions} WHERE ${savedVersions.userId} = ${savedPlaces.userId}), 0)`,
  },
  ofNobody('a used code', codeUses.codeId, secretCodes.id),
  {
    what: 'a session of a later epoch than its user’s',
    column: userSessions.tokenHash,
    isBroken: sql`${userSessions.epoch} > (SELECT ${users.sessionEpoch} FROM ${users}
      WHERE ${users.id} = ${userSessions.userId})`,
  },
  {
    what: 'mail that is sent, and nothing says when',
    column: outbox.id,
    isBroken: and(eq(outbox.state, 'sent'), isNull(outbox.sentAt)),
  },
  {
    what: 'mail that is not sent, and something says when',
    column: outbox.id,
    isBroken: and(sql`${outbox.state} <> 'sent'`, isNotNull(outbox.sentAt)),
  },
  {
    what: 'open mail to nobody',
    column: outbox.id,
    isBroken: and(
      or(eq(outbox.state, 'waiting'), eq(outbox.state, 'claimed')),
      eq(outbox.recipient, ''),
    ),
  },
]

function ofNobody(what: string, column: SQLiteColumn, of: SQLiteColumn): Rule {
  const there = sql`(SELECT ${of} FROM ${of.table})`
  // With an empty table NOT IN is always true, even for NULL.
  const isBroken = and(isNotNull(column), notInArray(column, there))
  return { what: `${what} of nobody`, column, isBroken }
}

/** Checks that rows refer to existing rows. Returns a sentence for each kind that does not. */
export async function checkRows(db: Database): Promise<string[]> {
  const found: string[] = []
  for (const { what, column, isBroken } of RULES) {
    const row = await query(db).select({ n: count() }).from(column.table).where(isBroken).get()
    if (row && row.n > 0) found.push(`rows: ${row.n} × ${what}.`)
  }
  return found
}
