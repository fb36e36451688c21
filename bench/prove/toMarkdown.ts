import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { Measured, Proof } from './runProgram.ts'

/** How many times the other figure of the same name each figure is. */
export function compare(ours: Measured, theirs: Measured): Map<string, number> {
  const others = new Map(theirs.figures.map(({ name, value }) => [name, value]))
  return new Map(
    ours.figures.flatMap(({ name, value }) => {
      const other = others.get(name)
      return other === undefined || other === 0 ? [] : [[name, value / other]]
    }),
  )
}

/** The page of all figures. */
export function toMarkdown(proofs: readonly Proof[], root: string): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const [cpu] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} × ${cpu?.model ?? 'an unknown processor'}, ${gigabytes} GB`
  return [
    '# Figures',
    '',
    `Written by \`npm run prove\` on ${day} at commit ${commit.trim()}, on ${machine}, with Node ${process.version}.`,
    '',
    ...proofs.flatMap(toTable),
  ].join('\n')
}

function toTable({ name, figures, failure, ratios }: Proof): string[] {
  const title = [`## ${name.charAt(0).toUpperCase()}${name.slice(1)}`, '']
  if (failure !== null) return [...title, `Not measured: ${failure}.`, '']
  const heads = ['', 'measured', 'target', '', ...(ratios ? ['× before'] : [])]
  const rows = figures.map((one) => [
    one.name,
    `${one.value.toLocaleString('en', { maximumFractionDigits: 3 })} ${one.unit}`.trim(),
    one.target,
    one.target === '' ? '' : one.holds ? 'holds' : '**missed**',
    ...(ratios ? [ratios.get(one.name)?.toFixed(2) ?? ''] : []),
  ])
  return [...title, line(heads), line(heads.map(() => '---')), ...rows.map(line), '']
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
