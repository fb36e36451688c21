import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makePdf } from '../worker/testing/makePdf.ts'
import { runProgram } from './testing/runProgram.ts'

interface Answer {
  items: { name: string; verdict: string }[]
  name: string | null
}

function extract(...args: string[]) {
  const { status, stdout, stderr } = runProgram('tools/menusExtract.ts', ...args)
  // Stdout is one JSON text, or empty.
  const answer: Answer | null = stdout === '' ? null : JSON.parse(stdout)
  return { status, answer, stderr, verdicts: answer?.items.map((one) => [one.name, one.verdict]) }
}

function fileOf(name: string, content: string | Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sprig-menu-')), name)
  writeFileSync(file, content)
  return file
}

const PAGE = `<h1>Bistro Verde</h1><h2>Mains</h2><ul><li>Lentil salad with rice (VE) $9</li>
<li>Beef burger $12</li><li>Bean burger $8</li></ul>`

it('prints only the dishes of a page, in the documented form', () => {
  const { status, answer } = extract(fileOf('menu.html', PAGE), '--url', 'https://verde.com/menu')
  expect(status).toBe(0)
  expect(Object.keys(answer ?? {})).toEqual(['items', 'name', 'address', 'geoJson'])
  expect(answer?.items[0]).toEqual({
    name: 'Lentil salad with rice',
    description: '',
    price: '$9',
    section: 'Mains',
    marks: ['VE'],
    verdict: 'vegan',
    reason: expect.any(String),
  })
  expect(answer?.items[1]).toMatchObject({ name: 'Beef burger', verdict: 'not-vegan' })
})

it('knows a page without a name for it by its first words, and refuses what it does not know', () => {
  const page = extract(fileOf('menu.php', `<!doctype html><title>Bistro</title>${PAGE}`))
  expect(page.verdicts).toHaveLength(3)
  const { status, answer, stderr } = extract(fileOf('menu.docx', new Uint8Array([80, 75, 3, 4])))
  expect(status).toBe(1)
  expect(answer).toBeNull()
  expect(stderr).toContain('menu.docx: this is no page, PDF, photo or text')
})

it('reads a PDF', () => {
  const pdf = makePdf(['Mains', 'Lentil salad with rice $9.00', 'Beef burger and chips $12.00'])
  expect(extract(fileOf('menu.pdf', pdf)).verdicts).toEqual([
    ['Lentil salad with rice', 'vegan'],
    ['Beef burger and chips', 'not-vegan'],
  ])
})

it('reads a photo, and keeps the log of its reader out of stdout', () => {
  const photo = fileOf('menu.jpg', '')
  copyFileSync('worker/menus/photos/testing/menu.bin', photo)
  expect(extract(photo).verdicts).toEqual([
    ['Lentil Stew', 'vegan'],
    ['Beef Burger', 'not-vegan'],
    ['Tofu Curry', 'vegan'],
  ])
})

it('finds no dishes in a file without any', () => {
  for (const content of ['', '\ufeff', '<p>Open daily from 9 to 5.</p>']) {
    const { status, answer } = extract(fileOf('menu.html', content))
    expect({ status, answer }).toEqual({
      status: 0,
      answer: { items: [], name: null, address: null, geoJson: null },
    })
  }
})

it('prints a sentence on stderr when it cannot read a file', () => {
  const cases = [
    ['none.html', 'no such file'],
    [fileOf('menu.png', '<ul><li>Soup $9</li></ul>'), 'not a JPEG, PNG or WebP'],
  ] as const
  for (const [file, words] of cases) {
    const { status, answer, stderr } = extract(file)
    expect({ status, answer }, file).toEqual({ status: 1, answer: null })
    expect(stderr).toContain(words)
    expect(stderr).not.toContain(' at ')
  }
})
