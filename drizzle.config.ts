import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` writes the migration that the tables need; the FTS5 table has one of its own, written by hand. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/db/tables/*.ts',
  out: './migrations',
})
