/**
 * Builds the service worker as a single file, after the site: it lists the files of the shell, so that it changes with any of
 * them.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { SHELL_FILE } from '../../site/serviceWorker/shells.ts'

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

const SITE = 'dist/site'
const chunks: Record<string, Chunk> = JSON.parse(
  readFileSync(`${SITE}/.vite/manifest.json`, 'utf8'),
)

/**
 * The islands of the offline page, and what they load when touched. Also those of a list and of a restaurant: they sleep until they
 * are touched, and the connection may be lost before.
 */
const STARTS = [
  'client.ts',
  'wake/hydrate.tsx',
  'wake/beginDocument.ts',
  'wake/registerWorker.ts',
  'wake/offerVersion.ts',
  'wake/fillInAgain.ts',
  'wake/updateTimes.ts',
  'find/FindList.tsx',
  'find/FindPanel.tsx',
  'find/FindMap.tsx',
  'find/map/SearchMap.tsx',
  'find/still/StillMap.tsx',
  'saved/Heart.tsx',
  'listing/DetailsTools.tsx',
  'listing/place/SmallMap.tsx',
  'listing/reports/ReportDialog.tsx',
  'offline/page/OfflinePage.tsx',
  'offline/page/KeptDetails.tsx',
  'kitchenCard/KitchenCard.tsx',
  'kitchenCard/KitchenCardList.tsx',
  'listing/edit/EditPage.tsx',
  'map/picker/LocationPicker.tsx',
  'listing/place/OpeningHours.tsx',
  'saved/page/SavedPage.tsx',
  'saved/syncing.ts',
  'shell/Alerts.tsx',
  'account/LogoutButton.tsx',
  'account/ConfirmLogout.tsx',
  'device/emptyDevice.ts',
]

function withImports(names: readonly string[], met: Set<Chunk>): Set<Chunk> {
  for (const name of names) {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`The build has no ${name}: does the shell still need it?`)
    if (met.has(chunk)) continue
    met.add(chunk)
    withImports(chunk.imports ?? [], met)
  }
  return met
}

const page = Object.keys(chunks).find((key) => chunks[key]?.name === 'offline')
if (page === undefined) throw new Error('The build has no page without a connection')
const shell = withImports([...STARTS, page], new Set())
const names = new Set([...shell].flatMap(({ file, css = [] }) => [file, ...css]))
const ownFiles = ['favicon.svg', 'icons/icon-192.png']
const revision = createHash('sha256')
  .update([...names].sort().join())
  // The texts of the document itself.
  .update(readFileSync('languages/compiled/messages.json'))
  .digest('hex')
  .slice(0, 16)
const revisionOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(`${SITE}/${file}`))
    .digest('hex')
    .slice(0, 16)

const SHELL = [
  { url: SHELL_FILE, revision },
  ...[...names].map((name) => ({ url: `/${name}`, revision: null })),
  ...ownFiles.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
]

await build({
  configFile: false,
  logLevel: 'warn',
  define: {
    SHELL: JSON.stringify(SHELL),
    VERSION: JSON.stringify(revision),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: SITE,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    lib: {
      entry: 'site/serviceWorker/worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'sw.js',
    },
  },
})
