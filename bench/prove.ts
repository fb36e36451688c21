import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine, refuse } from '../tools/commandLine.ts'
import { checkOut } from './prove/checkOut.ts'
import { compare, replacePart } from './prove/figuresPage.ts'
import { PROGRAMS } from './prove/programs.ts'
import { type Proof, runProgram } from './prove/runProgram.ts'
import { report } from './report.ts'

const USAGE = `npm run prove -- [--only NAME,NAME] [--against REF] [--json FILE]

Runs every program that measures, one after the other, and writes the figures of each with their targets to docs/figures.md,
with the machine, the day and the commit. Exits with 1 when a target is missed. A full run takes about an hour and a half on
an idle machine. With --only it runs some of: ${Object.keys(PROGRAMS).join(', ')}; the others' figures in docs/figures.md stay,
as do those of a program that lacks its file of places.
--against also measures another commit, program by program, and prints the ratio of our figures to its figures.`
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PAGE = join(ROOT, 'docs/figures.md')

const { values } = readCommandLine(USAGE, {
  options: {
    only: { type: 'string' },
    against: { type: 'string' },
    json: { type: 'string' },
  },
})
const names = values.only?.split(',') ?? Object.keys(PROGRAMS)
const unknown = names.filter((name) => !(name in PROGRAMS))
if (unknown.length > 0) {
  refuse(USAGE, unknown.map((name) => `There is no program ${name}.`).join('\n'))
}

const folder = mkdtempSync(join(tmpdir(), 'sprig-prove-'))
try {
  const baseline = values.against === undefined ? null : checkOut(ROOT, values.against, folder)
  const proofs: Proof[] = []
  for (const name of names) {
    const ours = await runProgram(ROOT, name, folder)
    if (ours === null) {
      process.exitCode = 1
      continue
    }
    const theirs = baseline === null ? null : await runProgram(baseline, name, folder)
    const proof = { name, ...ours, ratios: theirs === null ? null : compare(ours, theirs) }
    proofs.push(proof)
    const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
    writeFileSync(PAGE, replacePart(before, proof, ROOT))
  }
  const figures = proofs.flatMap((proof) =>
    proof.figures.map((one) => ({ ...one, name: `${proof.name}: ${one.name}` })),
  )
  if (proofs.length > 0) report('All figures', figures, values.json)
  for (const { name, failure } of proofs) {
    if (failure === null) continue
    console.error(`${name} did not measure: ${failure}`)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
