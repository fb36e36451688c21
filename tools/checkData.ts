import { countOf } from './countOf.ts'
import { readRemote, runOnDatabase } from './database/program.ts'

const USAGE = `npm run check:data [-- --remote]

Checks that a database is consistent: the word index, every count and the weeks of opening hours agree with the restaurants and
menus, each history leads to the stored state, rows refer to existing rows, and mail has valid states. It writes nothing, and
exits with 1 when something is wrong. Writes during the check may look wrong: then run it again.`
const MAX_SHOWN = 20

await runOnDatabase(
  { remote: readRemote(USAGE), migrates: false, failure: 'It was not checked: ' },
  async (db) => {
    const { missingMigrations } = await import('./database/migrate.ts')
    if ((await missingMigrations(db)).length > 0) throw new Error('The database is not up to date.')
    const found: string[] = []
    for (const [step, check] of [
      ['rows', (await import('./data/checkRows.ts')).checkRows],
      ['histories', (await import('./data/checkHistory.ts')).checkHistory],
      // The index and the counts are made again from a copy.
      [
        'index and counts, a minute or more for 50,000 restaurants',
        (await import('./data/checkDerived.ts')).checkDerived,
      ],
    ] as const) {
      console.log(`Checking ${step} …`)
      found.push(...(await check(db)))
    }
    for (const sentence of found.slice(0, MAX_SHOWN)) console.error(sentence)
    if (found.length > MAX_SHOWN) console.error(`… and ${found.length - MAX_SHOWN} more`)
    console.log(
      found.length === 0
        ? 'The data agrees with itself.'
        : `${countOf(found.length, 'disagreement')}.`,
    )
    process.exitCode = found.length === 0 ? 0 : 1
  },
)
