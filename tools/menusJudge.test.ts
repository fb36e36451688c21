import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runProgram } from './testing/runProgram.ts'

function judge(...lines: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'sprig-dishes-')), 'dishes.jsonl')
  writeFileSync(file, lines.join('\n'))
  const { status, stdout, stderr } = runProgram('tools/menusJudge.ts', file)
  const answers: unknown[] = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  return { status, answers, stderr }
}

it('prints only a line for each dish', () => {
  const { status, answers } = judge(
    '{"id":"a","name":"Hummus","description":"chickpeas, tahini"}',
    '',
    '{"id":2,"name":"Burger","description":"beef","section":"Mains"}',
    '{"id":"c","name":"Burger","section":"Vegan mains"}',
  )
  expect(status).toBe(0)
  expect(answers).toEqual([
    { id: 'a', verdict: 'vegan', vegan: true, reason: 'hummus, chickpeas and tahini are plants' },
    { id: 2, verdict: 'not-vegan', vegan: false, reason: 'beef' },
    { id: 'c', verdict: 'vegan', vegan: true, reason: 'listed under “Vegan mains”' },
  ])
})

it('splits lines at \\n only, and ignores unknown fields', () => {
  const { status, answers } = judge(
    '\ufeff{"id":"a","name":"Bean salad","description":"beans\u2028rice"}\r',
    '{"id":"b","name":"Steak","description":null,"price":5,"more":{"x":1}}',
  )
  expect(status).toBe(0)
  expect(answers).toMatchObject([
    { id: 'a', vegan: true },
    { id: 'b', vegan: false },
  ])
})

it('prints nothing for an empty file', () => {
  expect(judge('')).toEqual({ status: 0, answers: [], stderr: '' })
})

it('reports unreadable lines, and judges the rest', () => {
  const { status, answers, stderr } = judge(
    '{"id":1,"name":"Fries"}',
    'fries',
    '{"id":3,"description":"no name"}',
    '{"id":4,"name":"Steak"}',
  )
  expect(status).toBe(1)
  expect(answers).toHaveLength(2)
  expect(stderr).toContain(':2: not JSON')
  expect(stderr).toContain(':3: "name" is missing')
})

it('says when there is no such file', () => {
  const { status, stderr } = runProgram('tools/menusJudge.ts', 'none')
  expect(status).toBe(1)
  expect(stderr).toContain('none')
})
