import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { dayOf } from '../../worker/time.ts'
import { PROGRAMS } from './programs.ts'
import type { Measured, Proof } from './runProgram.ts'

const HEAD =
  '# Figures\n\nWritten by `npm run prove`: each program that measures, with its figures and their targets.\n'

/** The ratio of each figure to the other commit's figure of the same name. */
export function compare(ours: Measured, theirs: Measured): Map<string, number> {
  const others = new Map(theirs.figures.map(({ name, value }) => [name, value]))
  return new Map(
    ours.figures.flatMap(({ name, value }) => {
      const other = others.get(name)
      return other === undefined || other === 0 ? [] : [[name, value / other]]
    }),
  )
}

/** Replaces a program's part of the page of figures; the other parts stay, in the order of `PROGRAMS`. */
export function replacePart(page: string, proof: Proof, root: string): string {
  const parts = new Map(page.split(/^(?=## )/m).map((part) => [titleOf(part), part.trimEnd()]))
  parts.set(title(proof.name), toPart(proof, root))
  const kept = Object.keys(PROGRAMS).flatMap((name) => parts.get(title(name)) ?? [])
  return `${[HEAD.trimEnd(), ...kept].join('\n\n')}\n`
}

function titleOf(part: string): string {
  return part.slice(0, part.indexOf('\n'))
}

function title(name: string): string {
  return `## ${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function toPart({ name, figures, failure, ratios }: Proof, root: string): string {
  const head = [title(name), '', `${whereAndWhen(root)}.`, '']
  if (failure !== null) return [...head, `Not measured: ${failure}.`].join('\n')
  const heads = ['', 'measured', 'target', '', ...(ratios ? ['× before'] : [])]
  const rows = figures.map((one) => [
    one.name,
    `${one.value.toLocaleString('en', { maximumFractionDigits: 3 })} ${one.unit}`.trim(),
    one.target,
    one.target === '' ? '' : one.holds ? 'holds' : '**missed**',
    ...(ratios ? [ratios.get(one.name)?.toFixed(2) ?? ''] : []),
  ])
  return [...head, line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

function whereAndWhen(root: string): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const [cpu] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const machine = `${cpus().length} × ${cpu?.model ?? 'an unknown processor'}, ${gigabytes} GB`
  return `On ${dayOf(Date.now())} at commit ${commit.trim()}, on ${machine}, with Node ${process.version}`
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
