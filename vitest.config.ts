import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // What the Worker logs is read by worker/testing/watchLog.ts and shown where a test fails.
    silent: 'passed-only',
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                MIGRATIONS: await readD1Migrations('./migrations'),
                APP_ENV: 'development',
                PASSWORD_PEPPER: 'test-pepper',
                CODE_KEY: 'test-code-key',
                SIGNING_KEY: 'test-signing-key',
                // Whatever .dev.vars says: tests ask nobody outside.
                GOOGLE_PLACES_KEY: '',
                NOMINATIM_URL: '',
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          // Passwords are slow to hash, and some answers wait on purpose.
          testTimeout: 30_000,
          include: ['worker/**/*.test.ts'],
          setupFiles: ['./worker/testing/migrate.ts', './worker/testing/watchLog.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'site',
          environment: 'happy-dom',
          // Vitest empties style sheets; the contrast test reads this one.
          css: { include: [/tokens\.css/] },
          include: ['site/**/*.test.{ts,tsx}'],
          setupFiles: ['./site/testing/cleanup.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
