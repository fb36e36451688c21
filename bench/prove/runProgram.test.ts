import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runProgram } from './runProgram.ts'

async function endingWith(code: number) {
  const root = mkdtempSync(join(tmpdir(), 'sprig-program-'))
  const scripts = { 'bench:hours': `sh -c 'exit ${code}'` }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts }))
  const measured = await runProgram(root, 'hours', root)
  rmSync(root, { recursive: true })
  return measured
}

it('tells a program that failed from one that had nothing to measure with', async () => {
  expect(await endingWith(1)).toEqual({ figures: [], failure: 'it ended with 1 and no figures' })
  expect(await endingWith(2)).toBeNull()
})
