import { describe, expect, it } from 'vitest'
import { runProgram } from './testing/runProgram.ts'

describe('command lines', () => {
  it.each([
    'backup',
    'deploy',
    'export',
    'grant',
    'menusCorrections',
    'menusExtract',
    'menusJudge',
    'reindex',
    'setup',
  ])('a misspelt option of %s is named, with the usage and no stack', (program) => {
    const { status, stdout, stderr } = runProgram(`tools/${program}.ts`, '--remoet')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('--remoet')
    expect(stderr).toContain('npm run')
    expect(stderr).not.toContain('    at ')
  })

  it('a copy of the database does not replace a file of another kind', () => {
    const { status, stderr } = runProgram('tools/backup.ts', 'no/README.md')
    expect(status).toBe(1)
    expect(stderr).toContain('no/README.md does not end in .ndjson.gz')
  })
})
