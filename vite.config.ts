import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the first script shares with all others: one file packs better than seven small ones. */
const BASE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|valtio|proxy-compare)/',
    'site/device/(storage|drafts|useShared|whereabouts)',
    'site/shell/theme',
    'site/ui/[dD]ietShape',
    'site/pageInput',
    'site/api/(client|log)',
    'worker/contract/(limits|headers|page/packedPage|accounts/accountLimits)',
  ].join('|'),
)

/** What most forms need, as one file: the first script holds the name of every file that may follow it. */
const FORMS = new RegExp(
  [
    'site/ui/(dialog/(?!topDialog)|form/(?!CuisineChip)|PageIcon)',
    'site/account/(Done|PasswordField|SubmitButton|codes/(BrokenLink|useCodeLink)|signup/ThankYou|botCheck/(?!Turnstile|frameMessage))',
    'site/api/(account/accounts|restaurantEdits|menus)',
    'site/listing/(live|readableTime|reports/(ReportButton|kinds))',
    'site/pages/PageHead',
  ].join('|'),
)

/**
 * The map, and the page that most visitors open next: all their files are asked for at once. The first script has to name
 * each of those files, so other pages load their own file first and then what it imports.
 */
const LOADED_AT_ONCE = /(SearchMap|MapCanvas|DetailsRoute)-/

/** What every page has loaded by then. */
const LOADED_FIRST = /(client|base|rolldown-runtime)-/

export default defineConfig({
  root: 'site',
  plugins: [react()],
  // The router brings its own for React 17; ours has it built in, and the first script is short of room.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: {
      resolveDependencies: (file, needed) =>
        LOADED_AT_ONCE.test(file) ? needed.filter((one) => !LOADED_FIRST.test(one)) : [],
    },
    // The map's own library: it comes by itself, after the list can be read.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: ['site/client.tsx', 'site/botCheckFrame.tsx'],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: BASE },
            { name: 'forms', test: FORMS },
          ],
        },
      },
    },
  },
})
