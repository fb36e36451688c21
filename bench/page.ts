import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOSTON } from '../e2e/addresses.ts'
import { readCommandLine, readCount } from '../tools/commandLine.ts'
import { SOME_BAD } from '../tools/import/exitCodes.ts'
import { runServer } from '../tools/server/runServer.ts'
import { startBrowser } from './page/browser.ts'
import { measureAll } from './page/measureAll.ts'
import { placesFile } from './placesFile.ts'
import { report } from './report.ts'

const USAGE = `npm run bench:page -- [FILE] [--json FILE] [--runs COUNT] [--url URL]

Measures the pages in a real browser with the places of FILE (default ../shared/data/osm-vegan-places.geojson.gz)
imported into a database of its own, next to the sample data. With --url, a running server is measured instead.
Times are medians of COUNT (default 5) visits with an empty cache; the local server compresses its answers like the
edge and caches no page, so that each visit is a first one. Other programs on the machine make times longer.
The tests' browser is a headless shell without a back-forward cache; CHROMIUM_PATH=/usr/bin/chromium measures a full one
with it.`

const PORT = 8797

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
  },
})
const runs = readCount(USAGE, values.runs)

const server = values.url
  ? { url: values.url.replace(/\/$/, ''), stop: async () => {} }
  : await serveImported(placesFile(positionals[0]))
const browser = await startBrowser()
try {
  await fetch(server.url + BOSTON)
  const figures = await measureAll(browser, server.url, runs, (step) => console.log(step))
  report('Pages: what a visitor waits for, and what Lighthouse and axe say', figures, values.json)
} finally {
  await browser.close()
  await server.stop()
}

async function serveImported(file: string) {
  const stateDir = mkdtempSync(join(tmpdir(), 'sprig-pages-'))
  const env = { ...process.env, STATE_DIR: stateDir }
  const remove = () => rmSync(stateDir, { recursive: true, force: true })
  const imported = spawnSync(process.execPath, ['tools/import.ts', file], {
    stdio: 'inherit',
    env,
  })
  try {
    if (imported.status !== 0 && imported.status !== SOME_BAD) throw new Error('The import failed')
    const running = await runServer(stateDir, PORT)
    return { url: running.url, stop: () => running.stop().then(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
