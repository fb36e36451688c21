import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageInputs, pageStyles } from './tools/pageStyles.ts'

/** What the first script is made of, and others need too. */
const START =
  /languages\/(list|messageKey|tPlain)\.|site\/(wake\/documentMessages|device\/storage|shell\/(storedKeys|theme))\./

/** Who is signed in, and what was said last: of every page. It must lean on nothing of BASE. */
const SESSION = new RegExp(
  [
    'vite/preload-helper|node_modules/(valtio/esm/vanilla|proxy-compare)',
    'site/(account/(auth|startSession)\\.|api/connection|shell/(alerts|carriedAlerts)\\.)',
    'worker/contract/limits',
  ].join('|'),
)

/** What is said in the language of the page. It must lean on nothing of BASE. */
const LANGUAGE = /languages\/(speech|t)\.|node_modules\/@lingui\/core\//

/** How to ask the server, and what becomes of a session: of every page of a member. */
const CALLS =
  /site\/(api\/(client|log|account\/session)\.|account\/(session|leaveDevice|askToLogIn)\.|device\/drafts|shell\/returnPath)|worker\/contract\/(headers|accounts\/accountLimits)/

/** What each island needs: one file packs better than seven small ones. */
const BASE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|valtio|@lingui/react)/',
    'languages/Trans',
    'site/(pageInput|device/(units|useShared|whereabouts)|ui/([dD]ietShape|Button|Icon|part/))',
    'site/(account/useAuth|ui/Skeleton|wake/(IslandRoot|fillInAgain))',
    'worker/contract/page/packedPage',
  ].join('|'),
)

/** What the pages of members need: they alone have steps. */
const STEPS =
  /node_modules\/(wouter|regexparam)\/|site\/(account\/Guard|wake\/(GuardedRoot|leavingFrom|pathsOf))\./

/** What the islands of the main view share. */
const FIND = new RegExp(
  [
    'site/find/(FindRoot|find(Of|State)|followFind|showFrame|useFind|askFor|noLine|answers|list/keepScroll)',
    'site/find/(address/(findUrl|addressOf|keepAddress|hereabouts)|live/(followPopUps|watchChanges)|search/cuisineChoices)',
    'site/(api/latestOnly|device/changedKey)\\.',
  ].join('|'),
)

/** What most forms need, as one file: the first script holds the name of every file that may follow it. */
const FORMS = new RegExp(
  [
    'site/ui/(dialog/(?!topDialog)|form/(?!CuisineChip)|PageIcon)',
    'site/account/(Done|PasswordField|SubmitButton|codes/(BrokenLink|codeLink)|signup/ThankYou|botCheck/(?!Turnstile|frameMessage))',
    'site/api/(account/accounts|restaurantEdits|menus)',
    'site/listing/(live|readableTime|reports/(ReportButton|kinds))',
    'site/pages/PageHead',
  ].join('|'),
)

/** The styles of all pages. Twenty small sheets would be asked for one by one. */
const SHARED_SHEETS = /site\/((styles|shell)\/|ui\/(?!Tabs|PhotoProgress|card|page))\w*\.css/

/** The styles of every page but the main view. */
const PAGE_SHEETS = /site\/(ui\/(card|page)|pages\/(prose|cards))\.css/

/** The styles of what most forms need. */
const FORM_SHEETS = /site\/(ui\/(dialog|form)|account|account\/(botCheck|codes))\/\w+\.css/

/** By the name of the file that they are packed into. Styles do not come with a script: each page asks for its own. */
export const PACKED = {
  scripts: {
    start: START,
    session: SESSION,
    language: LANGUAGE,
    calls: CALLS,
    base: BASE,
    steps: STEPS,
    forms: FORMS,
    find: FIND,
  },
  styles: { shared: SHARED_SHEETS, page: PAGE_SHEETS, form: FORM_SHEETS },
}

/**
 * The map, and the page that most visitors open next: all their files are asked for at once. The first script has to name
 * each of those files, so other pages load their own file first and then what it imports.
 */
const LOADED_AT_ONCE = /(SearchMap|MapCanvas|DetailsRoute)-/

/** What every page has loaded by then. */
const LOADED_FIRST = /(client|start|session|language|base|rolldown-runtime)-/

export default defineConfig({
  root: 'site',
  plugins: [react(), pageStyles()],
  // The router brings its own for React 17; ours has it built in, and the first script is short of room.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The first with light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      resolveDependencies: (file, needed) =>
        LOADED_AT_ONCE.test(file) ? needed.filter((one) => !LOADED_FIRST.test(one)) : [],
    },
    // The map's own library: it comes by itself, after the list can be read.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: {
        client: 'site/client.ts',
        everyScript: 'site/everyScript.ts',
        botCheckFrame: 'site/botCheckFrame.tsx',
        ...pageInputs(),
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            ...Object.entries(PACKED.styles).map(([name, test]) => ({ name, test })),
            ...Object.entries(PACKED.scripts).map(([name, files]) => ({
              name,
              test: (id: string) => !id.endsWith('.css') && files.test(id),
            })),
          ],
        },
      },
    },
  },
})
