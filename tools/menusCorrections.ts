import { readCommandLine } from './commandLine.ts'
import { runOnDatabase } from './database/program.ts'

const USAGE = `npm run -s menus:corrections -- [--json] [--remote] > FILE

Prints people's corrections of dishes as a labelled set: a line for each dish, tab-separated as in bench/menus/sets, or with
--json in the form of menus:judge. Names are left out.`

const { values } = readCommandLine(USAGE, {
  options: {
    json: { type: 'boolean', default: false },
    remote: { type: 'boolean', default: false },
  },
})

const failure = 'The corrections could not be read: '
await runOnDatabase({ remote: values.remote, failure }, async (db) => {
  const { readCorrections, toJsonLines, toTsv } = await import('./menus/correctionLines.ts')
  const corrections = readCorrections(db)
  const lines = values.json ? toJsonLines(corrections) : toTsv(corrections)
  for await (const line of lines) process.stdout.write(line)
})
