import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mapLibreFromSources } from './tools/build/mapLibre.ts'
import { pageInputs, pageStyles } from './tools/build/pageStyles.ts'

/** Modules of the first script that others need too. */
const START =
  /languages\/messageKey\.|site\/(wake\/whenIdle|device\/(storage|savedIds)|shell\/(storedKeys|theme))\./

/** Used by every page: session, alerts, the document's data and its language. Must not import from BASE. */
const SESSION = new RegExp(
  [
    'vite/preload-helper|node_modules/(valtio/esm/vanilla|proxy-compare)|languages/(list|say|speech|t)\\.',
    'site/(account/(auth|startSession)\\.|api/connection|shell/(alerts|carriedAlerts)\\.)',
    'site/(pageInput|api/notRecognized|device/(changedKey|isRecord|latestOnly|position/whereabouts|units/unitsKey|waitingMark)|wake/(sendUnsent|speakAsDocument|wakeIsland))\\.',
    'worker/contract/(cuisine|diet|limits|page/packedPage)\\.',
  ].join('|'),
)

/** API client and session handling, used by every page of a member. */
const CALLS =
  /site\/(api\/(client|failure|log|account\/session)\.|account\/(session|leaveDevice|askToLogIn)\.|device\/drafts\/drafts|shell\/(alertFailure|returnPath|splitUrl))|worker\/contract\/(headers|accounts\/accountLimits)/

/** Needed by every island: one file compresses better than seven small ones. */
const BASE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|valtio)/',
    'site/(device/(units/units|useShared)|ui/(Button|part/))',
    'site/(account/useAuth|map/loadMap|wake/IslandRoot)',
  ].join('|'),
)

/** Small components of restaurants. */
const MARKS =
  /languages\/Trans\.|site\/(ui\/(Badge|[dD]ietShapes?|Icon|Skeleton)|live\/(LiveBadge|useNow))\./

/** Computes and says whether a restaurant is open. Must not import from BASE: a sleeping list needs it. */
const WEEK =
  /worker\/contract\/hours\/(openAt|openState|plainClock|week|zoneClock)\.|site\/(live\/(liveAge|thisMinute)|ui\/hours\/(clocks|dayNames|openWords))\./

/** Shows whether a restaurant is open. */
const HOURS = /site\/ui\/hours\/(BothClocks|OpenLine)\./

/** Small modules that all maps need. */
const MAP_PARTS =
  /site\/(device\/units\/distances|map\/(engine|geometry|placeOf|sameView))\.|worker\/contract\/places\/distance\./

/** What the still map and the script that moves it share. Must not import from BASE. */
const STILL =
  /site\/find\/(still\/viewOfStill|map\/(dragStrip|refuseClick))\.|worker\/contract\/places\/stillMapPath\./

/** What the still and the live map of the results share. */
const MARKERS =
  /site\/(map\/(markers\/(parts|pins|sizes|placing\/\w+)|labels|stops|palette|Credits|ZoomButtons)|find\/map\/(mapContent|useWantedView)|live\/toMarkers)\./

/** Code that searches. */
const SEARCHING = /site\/find\/(searching|moving|problems|radius|list\/shownAnswer)\./

/** Shared by the islands of the main view. */
const FIND_ISLANDS = /site\/find\/(FindRoot|useFind|list\/focusResults)\./

/** Needed by the pages of members: only these have steps. */
const STEPS =
  /node_modules\/(wouter|regexparam)\/|site\/(account\/Guard|wake\/(GuardedRoot|leavingFrom|pathsOf))\./

/** Code with which the main view starts. Must not import from BASE. */
const FIND = new RegExp(
  [
    'site/find/(find(Of|State)|followFind|askIfEmpty|showFrame|searchOnDemand|connectionProblem|answers|list/restoreScroll)',
    'site/find/(address/(findUrl|addressOf|syncAddress|hereabouts)|live/(followPopUps|watchChanges)|search/cuisineChoices)',
    'worker/contract/(restaurants/filterNames|hours/openWhen|places/(plainTyping|zip))',
  ].join('|'),
)

/** Needed by most forms, as one file, because the first script lists every file that may follow it. */
const FORMS = new RegExp(
  [
    'site/ui/(dialog/(?!topDialog)|form/(?!CuisineChip)|Failure|PageIcon|useReading)',
    'site/account/(Done|PasswordField|SubmitButton|codes/(BrokenLink|codeLink)|signup/ThankYou|botCheck/(?!Turnstile|frameMessage))',
    'site/api/(account/accounts|restaurantEdits|menus)',
    'site/listing/(live|readableTime|reports/(ReportButton|kinds))',
    'site/pages/PageHead',
  ].join('|'),
)

/** The styles of all pages. Twenty small sheets would need a request each. */
const SHARED_SHEETS =
  /site\/((styles|shell)\/\w*|ui\/(?!Tabs|PhotoProgress|card|page)\w*|ui\/hours\/(OpenLine|clocks)|saved\/HeartButton|listing\/BackLink)\.css/

/** The styles of every map. Apart from those of the main view, which the page of a restaurant would load for its small map. */
const MAP_SHEETS = /site\/map\/MapCanvas\.css/

/** The styles of the main view, except those loaded with a script. */
const FIND_SHEETS =
  /site\/(find\/(find|list\/\w+|map\/MapPane|still\/StillMap|search\/(DidYouMean|Filters|HereOffer|PlaceBox|SearchPanel)))\.css/

/** The styles of a restaurant's page. */
const DETAILS_SHEETS =
  /site\/listing\/(DetailsPage|DetailsTools|place\/\w+|menu\/\w+|tools\/\w+)\.css/

/** The styles of every page but the main view. */
const PAGE_SHEETS = /site\/(ui\/(card|page)|pages\/(prose|cards))\.css/

/** The styles of what most forms need. */
const FORM_SHEETS = /site\/(ui\/(dialog|form)|account|account\/(botCheck|codes))\/\w+\.css/

/** Groups by the name of their file. Styles do not load with a script: each page links its own. */
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
    still: STILL,
    markers: MARKERS,
    searching: SEARCHING,
  },
  styles: {
    shared: SHARED_SHEETS,
    page: PAGE_SHEETS,
    form: FORM_SHEETS,
    map: MAP_SHEETS,
    find: FIND_SHEETS,
    details: DETAILS_SHEETS,
  },
}

export default defineConfig({
  root: 'site',
  plugins: [react(), pageStyles(), mapLibreFromSources()],
  // The router bundles a shim for React 17; React now has this built in, which keeps the first script small.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // React looks for its developer tools, which nobody needs in a built site.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    // The libraries ask for it; About links to it.
    license: { fileName: 'licenses.txt' },
    target: 'es2023',
    // The first versions with light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Otherwise a script would list all files that its imports need; documents do that (worker/pages).
    modulePreload: { resolveDependencies: () => [] },
    // For the map's library, which loads after the list is readable.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // On a slow machine it would say how long each plugin took, to people who only want to start the product.
      checks: { bundlerTimings: false },
      // Else a script would import another for a constant such as MINUTE_MS.
      optimization: { inlineConst: { mode: 'all' } },
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
