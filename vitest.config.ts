import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { unstable_readConfig } from 'wrangler'

// As in playwright.config.ts. Of these tests, it concerns those that run in threads of this process: the site's.
setFlagsFromString('--invocation-count-for-maglev=4000')
setFlagsFromString('--invocation-count-for-turbofan=30000')

/** Raised limits, because the Worker's test files share runtimes and their limits per minute. Full limits are tested with fakes. */
const RATE_LIMITS: readonly { name: string; namespace_id: string }[] = unstable_readConfig({
  config: './wrangler.toml',
}).ratelimits
/** All migrations as one script. */
const MIGRATIONS = readdirSync('migrations')
  .filter((file) => file.endsWith('.sql'))
  .toSorted()
  .map((file) => readFileSync(`migrations/${file}`, 'utf8'))
  .join('\n')
/** Tests of rooms that import nothing of Cloudflare's. */
const PURE = 'worker/{contract,menus/reader}/**/*.test.ts'
const NEVER_FULL = { simple: { limit: 1_000_000, period: 60 } } as const

export default defineConfig({
  test: {
    // worker/testing/watchLog.ts reads the Worker's log and shows it when a test fails.
    silent: 'passed-only',
    // A test often waits for a runtime or a program: one worker more than there are cores keeps these busier.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              ratelimits: Object.fromEntries(
                RATE_LIMITS.map((limit) => [limit.name, { ...limit, ...NEVER_FULL }]),
              ),
              // A queue without a consumer: one that runs during tests would meet the next file's empty stores, and has kept
              // whole runs from ending. The real queue is only for the file that tests it.
              queueProducers: { MAIL_QUEUE: 'unread', READ_MAIL_QUEUE: 'sprig-mail' },
              bindings: {
                MIGRATIONS,
                APP_ENV: 'development',
                PASSWORD_PEPPER: 'test-pepper',
                CODE_KEY: 'test-code-key',
                SIGNING_KEY: 'test-signing-key',
                // Overrides .dev.vars: addresses are those of wrangler.toml, and tests call no outside service.
                ORIGIN: 'https://sprig.example',
                GOOGLE_PLACES_KEY: '',
                NOMINATIM_URL: '',
                PLACES_A_DAY: '',
                FUZZ_CALLS: process.env.FUZZ_CALLS ?? '',
                FUZZ_SEED: process.env.FUZZ_SEED ?? '',
              },
            },
          }),
        ],
        test: {
          name: 'worker',
          // Starting a runtime per file takes longer than most files' tests; the set-up empties the stores between files.
          isolate: false,
          // Far above any test's time: a test that times out would write into the next file's stores.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['worker/**/*.test.ts'],
          exclude: [PURE],
          setupFiles: [
            './worker/testing/migrate.ts',
            './worker/testing/watchLog.ts',
            './worker/testing/putBack.ts',
            './worker/testing/quickPasswords.ts',
            './worker/testing/quickAnswers.ts',
          ],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'site',
          environment: 'happy-dom',
          // Loads happy-dom once for each thread instead of once for each file; each file still has its own globals.
          pool: 'vmThreads',
          // Each file reads the words of all languages: as a module they take five times as long as by Node's own reader of JSON.
          server: { deps: { external: [/languages\/compiled\/messages\.json$/] } },
          // Vitest empties style sheets; the contrast test reads this one.
          css: { include: [/(tokens|StillMap)\.css/] },
          include: ['site/**/*.test.{ts,tsx}'],
          setupFiles: [
            './site/testing/cleanup.ts',
            './site/testing/otherTabs.ts',
            './site/testing/putBack.ts',
            './site/testing/quickElements.ts',
            './site/testing/speak.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pure',
          isolate: false,
          include: [PURE],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'tools',
          // Wrangler, Drizzle and Zod are loaded once for each process instead of once for each of some 50 files.
          isolate: false,
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          // Most of these tests start programs.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
