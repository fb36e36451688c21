import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runProgram } from './testing/runProgram.ts'

describe('command lines', () => {
  it.each([
    'bench/hours',
    'bench/prove',
    'tools/backup',
    'tools/deploy',
    'tools/export',
    'tools/grant',
    'tools/menusCorrections',
    'tools/menusExtract',
    'tools/menusJudge',
    'tools/reindex',
    'tools/setup',
  ])('a misspelt option of %s is named, with the usage and no stack', (program) => {
    const { status, stdout, stderr } = runProgram(`${program}.ts`, '--remoet')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('--remoet')
    expect(stderr).toContain('npm run')
    expect(stderr).not.toContain('    at ')
  })

  it('are read in one way by every program', () => {
    const programs = ['bench', 'tools'].flatMap((folder) =>
      readdirSync(folder).map((name) => `${folder}/${name}`),
    )
    const readers = programs.filter(
      (path) => /(?<!\.test)\.ts$/.test(path) && readFileSync(path, 'utf8').includes('parseArgs'),
    )
    expect(readers).toEqual(['tools/commandLine.ts'])
  })

  it('--help prints the usage, whatever else is given', () => {
    const { status, stdout, stderr } = runProgram('tools/grant.ts', '--remoet', '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('npm run grant')
  })

  it.each(['many', '601'])('%s is no count', (text) => {
    const { status, stderr } = runProgram('bench/load.ts', `--seconds=${text}`)
    expect(status).toBe(1)
    expect(stderr).toContain(`${text} is not a whole number from 1 to 600.`)
  })

  it('a copy of the database does not replace a file of another kind', () => {
    const { status, stderr } = runProgram('tools/backup.ts', 'no/README.md')
    expect(status).toBe(1)
    expect(stderr).toContain('no/README.md does not end in .ndjson.gz')
  })
})
