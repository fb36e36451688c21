import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** Uploaded menu photos. The row is written before its object in R2 and deleted after it. */
export const menuPhotos = sqliteTable(
  'menu_photos',
  {
    /** The key in R2: 128 random bits. */
    key: text('key').primaryKey().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    uploadedAt: integer('uploaded_at').notNull(),
    /** Digest of the stored bytes, in base64url. */
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [index('menu_photos_age').on(table.uploadedAt)],
)
