/**
 * `npm run dev`: builds the site, brings the local database up to date with sample data, and serves both.
 * PORT (8787), STATE_DIR (.wrangler/state) and ORIGIN, the address that a browser sees, may be set. With SITE_IS_BUILT the site is
 * served as it was built, now and later.
 */
import { spawn, spawnSync } from 'node:child_process'
import { localStateDir } from './database/localState.ts'
import { lockDatabase } from './database/lock.ts'
import { runOnDatabase } from './database/program.ts'
import { readDevVars } from './server/devVars.ts'
import { endWithUs } from './server/endWithUs.ts'

// `openDatabase` silences wrangler's log for other programs; a server should log.
const logLevel = process.env.WRANGLER_LOG || 'info'
const port = process.env.PORT || '8787'
const origin = process.env.ORIGIN || `http://localhost:${port}`
const stateDir = localStateDir()
/** The wait for another tool or server to end. */
const PATIENCE_MS = 120_000

// Wrangler reads the file itself; this creates or completes it.
const { PASSWORD_PEPPER = '' } = readDevVars()

// Wrangler builds again on every change; the first build is made here to fail early with a clear message.
if (!process.env.SITE_IS_BUILT) {
  console.log('Building the site …')
  const built = spawnSync('npm', ['run', '--silent', 'build:site'], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

console.log('Bringing the local database up to date; the first time fills it with samples …')
await runOnDatabase({ remote: false, creates: true }, async (db) => {
  const { reindexIfOutdated } = await import('../worker/restaurants/derived/reindex.ts')
  const { seed } = await import('./server/seed.ts')
  await reindexIfOutdated(db)
  await seed(db, Date.now(), PASSWORD_PEPPER)
})
if (process.exitCode) process.exit()
// Wrangler opens the database with the first request, and locks nothing.
const unlock = await lockDatabase(stateDir, PATIENCE_MS)
const { SAMPLE_EMAILS, SAMPLE_PASSWORD } = await import('./sample/accounts.ts')

console.log(`
  Sprig is starting on ${origin}

  Accounts   ${SAMPLE_EMAILS.join(', ')}
  Password   ${SAMPLE_PASSWORD}
  Sent mail  ${origin}/dev/mailbox
  To stop    Ctrl-C
`)
const server = spawn(
  'wrangler',
  [
    ...['dev', '--port', port, '--persist-to', stateDir],
    ...['--var', `ORIGIN:${origin}`],
    // Otherwise wrangler warns at each start that Cron does not run by itself.
    '--test-scheduled',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      NODE_ENV: 'production',
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_LOG: logLevel,
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_SEND_METRICS: 'false',
    },
  },
)
endWithUs(server)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  unlock()
  // Without a code a signal ended it: ours, or one of somebody else.
  process.exit(code ?? (server.killed ? 0 : 1))
})
