import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CANNOT_MEASURE } from '../placesFile.ts'
import type { Figure } from '../report.ts'
import { PROGRAMS } from './programs.ts'

const figuresSchema = z.object({
  figures: z.array(
    z.object({
      name: z.string(),
      value: z
        .number()
        .nullable()
        .transform((value) => value ?? Number.NaN),
      unit: z.string(),
      target: z.string(),
      holds: z.boolean(),
    }),
  ),
})

export interface Measured {
  figures: Figure[]
  /** Why there are no figures; null if there are. */
  failure: string | null
}

export interface Proof extends Measured {
  name: string
  /** The ratio of each figure to the other commit's; null without a comparison. */
  ratios: ReadonlyMap<string, number> | null
}

/**
 * Runs a program in a folder of the product and reads its figures. The program exits with 1 when it misses a target. Null when
 * what it measures with is missing, which says nothing about the product.
 */
export async function runProgram(
  root: string,
  name: string,
  folder: string,
): Promise<Measured | null> {
  const file = join(folder, 'figures.json')
  rmSync(file, { force: true })
  const [script = '', ...args] = PROGRAMS[name] ?? []
  const child = spawn('npm', ['run', '-s', script, '--', ...args, '--json', file], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code === CANNOT_MEASURE) return null
  if (!existsSync(file)) return { figures: [], failure: `it ended with ${code} and no figures` }
  return { ...figuresSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), failure: null }
}
