import { readCommandLine, readCount } from '../tools/commandLine.ts'
import { placesFile } from './placesFile.ts'
import { report, told } from './report.ts'

const USAGE = `npm run bench:load -- [FILE] [--seconds N] [--state DIR] [--json FILE]

Measures the Worker as it is deployed, on workerd, with the places of FILE (default ../shared/data/osm-vegan-places.geojson.gz):
searches and rendered pages relative to an empty Hono route on the same runtime, the times of mixed requests at a fixed rate,
the behaviour under five times the load, and searches during a flood of logins. The overload lasts N seconds (60), every other
phase a fraction of that. DIR keeps the database for the next run. Nothing leaves this machine.`
/** More connections than the server ever handles at once. */
const CONNECTIONS = 2000

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    state: { type: 'string' },
    json: { type: 'string' },
  },
})
const seconds = readCount(USAGE, values.seconds, { most: 600 })
const file = placesFile(positionals[0])

// Imported here, as they take a second to load: a wrong command line is refused at once.
const { startServer } = await import('./load/server.ts')
const { makeSend } = await import('./load/client.ts')
const { makeTraffic } = await import('./load/traffic.ts')
const { compareRates, flood, measureCapacity, measureTimes, overload } = await import(
  './load/phases.ts'
)

const server = await startServer({ file, stateDir: values.state ?? null })
const { send, close } = makeSend(server.url, CONNECTIONS)
try {
  const traffic = await makeTraffic(server.db)
  await measureCapacity(send, traffic.mixed, seconds / 6)
  const rates = await compareRates(send, traffic, {
    seconds: seconds / 12,
    computedMs: server.computedMs,
  })
  const capacity = await measureCapacity(send, traffic.mixed, seconds / 4)
  const load = { capacity, seconds: seconds / 3 }
  const figures = [
    ...rates,
    told('the mix, as fast as it goes', capacity, '/s'),
    ...(await measureTimes(send, traffic.mixed, load)),
    ...(await flood(send, traffic, load)),
    ...(await overload(send, traffic, { capacity, seconds })),
  ]
  report('Load: what the Worker can do, and what it does when more is asked', figures, values.json)
} finally {
  await close()
  await server.close()
}
