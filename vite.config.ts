import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageInputs, pageStyles } from './tools/pageStyles.ts'

/** What the first script is made of, and others need too. */
const START =
  /languages\/(messageKey|tPlain)\.|site\/(wake\/documentMessages|device\/(storage|savedIds)|shell\/(storedKeys|theme))\./

/** Who is signed in, what was said last, what the document brings and in which language: of every page. It must lean on nothing of BASE. */
const SESSION = new RegExp(
  [
    'vite/preload-helper|node_modules/(valtio/esm/vanilla|proxy-compare)|languages/(list|say|speech|t)\\.',
    'site/(account/(auth|startSession)\\.|api/connection|shell/(alerts|carriedAlerts)\\.)',
    'site/(pageInput|api/(latestOnly|notRecognized)|device/(changedKey|unitsKey|waitingMark|whereabouts)|wake/wakeIsland)\\.',
    'worker/contract/(cuisine|diet|limits|page/packedPage)\\.',
  ].join('|'),
)

/** How to ask the server, and what becomes of a session: of every page of a member. */
const CALLS =
  /site\/(api\/(client|log|account\/session)\.|account\/(session|leaveDevice|askToLogIn)\.|device\/drafts|shell\/returnPath)|worker\/contract\/(headers|accounts\/accountLimits)/

/** What each island needs: one file packs better than seven small ones. */
const BASE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|valtio)/',
    'site/(device/(units|useShared)|ui/(Button|part/))',
    'site/(account/useAuth|map/loadMap|wake/IslandRoot)',
  ].join('|'),
)

/** What is drawn of restaurants, small things each. */
const MARKS =
  /languages\/Trans\.|site\/(ui\/(Badge|[dD]ietShapes?|Icon|Skeleton)|live\/(LiveBadge|liveAge|useNow))\./

/** What tells whether a restaurant is open. It must lean on nothing of BASE: a list that sleeps may need it. */
const WEEK = /worker\/contract\/hours\/(openAt|openState|week|zoneClock)\./

/** What says so. */
const HOURS = /site\/ui\/hours\//

/** What all maps need, small things each. */
const MAP_PARTS =
  /site\/(device\/distances|map\/(engine|geometry|placeOf|sameView))\.|worker\/contract\/places\/distance\./

/** What searches. */
const SEARCHING = /site\/find\/(searching|moving|problems|radius|list\/shownAnswer)\./

/** What the islands of the main view share. */
const FIND_ISLANDS = /site\/find\/(FindRoot|useFind)\./

/** What the pages of members need: they alone have steps. */
const STEPS =
  /node_modules\/(wouter|regexparam)\/|site\/(account\/Guard|wake\/(GuardedRoot|leavingFrom|pathsOf))\./

/** What the main view begins with. It must lean on nothing of BASE. */
const FIND = new RegExp(
  [
    'site/find/(find(Of|State)|followFind|awaitMap|showFrame|askFor|noLine|answers|list/keepScroll)',
    'site/find/(address/(findUrl|addressOf|keepAddress|hereabouts)|live/(followPopUps|watchChanges)|search/cuisineChoices)',
    'worker/contract/(restaurants/filterNames|hours/openWhen|places/zip)',
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
const SHARED_SHEETS =
  /site\/((styles|shell)\/\w*|ui\/(?!Tabs|PhotoProgress|card|page)\w*|ui\/hours\/(OpenLine|clocks)|saved\/HeartButton|listing\/BackLink)\.css/

/** The styles of the main view, but for what comes with a script of its own. */
const FIND_SHEETS =
  /site\/find\/(find|list\/\w+|map\/MapPane|search\/(DidYouMean|Filters|HereOffer|PlaceBox|SearchPanel))\.css/

/** The styles of a restaurant's page. */
const DETAILS_SHEETS =
  /site\/listing\/(DetailsPage|DetailsTools|StillMap|place\/\w+|menu\/\w+)\.css/

/** The styles of every page but the main view. */
const PAGE_SHEETS = /site\/(ui\/(card|page)|pages\/(prose|cards))\.css/

/** The styles of what most forms need. */
const FORM_SHEETS = /site\/(ui\/(dialog|form)|account|account\/(botCheck|codes))\/\w+\.css/

/** By the name of the file that they are packed into. Styles do not come with a script: each page asks for its own. */
export const PACKED = {
  scripts: {
    start: START,
    session: SESSION,
    calls: CALLS,
    base: BASE,
    steps: STEPS,
    marks: MARKS,
    week: WEEK,
    hours: HOURS,
    forms: FORMS,
    find: FIND,
    findIslands: FIND_ISLANDS,
    mapParts: MAP_PARTS,
    searching: SEARCHING,
  },
  styles: {
    shared: SHARED_SHEETS,
    page: PAGE_SHEETS,
    form: FORM_SHEETS,
    find: FIND_SHEETS,
    details: DETAILS_SHEETS,
  },
}

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
    // A script that asks for another would have to name each file that follows it: documents do so (worker/pages).
    modulePreload: { resolveDependencies: () => [] },
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
