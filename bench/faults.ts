import { readCommandLine, readCount } from '../tools/commandLine.ts'
import { killImports } from './faults/killImports.ts'
import { killWriters } from './faults/killWriters.ts'
import { placesFile } from './placesFile.ts'
import { atLeast, atMost, report, told } from './report.ts'

const USAGE = `npm run bench:faults -- [FILE] [--kills N] [--imports N] [--json FILE]

Kills the server N times (100) at random moments while twenty people write, and N imports (20) of places of FILE (default
../shared/data/osm-vegan-places.geojson.gz), and checks after each kill that every acknowledged write is stored once and
whole, and that the data is consistent. worker/faults.test.ts tests failures of single calls.`
const WRITERS = 20
const MAX_SHOWN = 20

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '100' },
    imports: { type: 'string', default: '20' },
    json: { type: 'string' },
  },
})
const kills = readCount(USAGE, values.kills)
const importKills = readCount(USAGE, values.imports, { least: 0 })
const file = placesFile(positionals[0])

const written = await killWriters({ kills, writers: WRITERS }, (count) => {
  if (process.stderr.isTTY) process.stderr.write(`\rkilled ${count} times `)
})
const imported = await killImports(file, importKills)
const found = [
  ...written.lost,
  ...written.tooMany,
  ...written.inconsistent,
  ...imported.inconsistent,
]
for (const sentence of found.slice(0, MAX_SHOWN)) console.error(sentence)
report(
  'Faults: what is left when everything ends at once',
  [
    told('kills under twenty writers', written.kills, ''),
    told('writes that were acknowledged', written.acknowledged, ''),
    atLeast('changes on their way at a kill', written.unanswered, '', kills),
    atMost('acknowledged writes that are lost', written.lost.length, '', 0),
    atMost('writes that are there twice or in part', written.tooMany.length, '', 0),
    atMost('disagreements in the data', written.inconsistent.length, '', 0),
    told('imports killed', importKills, ''),
    told('of these with some places saved', imported.inTheMiddle, ''),
    atMost('imports that another run did not complete', imported.incomplete, '', 0),
    atMost('disagreements in the data of imports', imported.inconsistent.length, '', 0),
  ],
  values.json,
)
