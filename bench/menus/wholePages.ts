import { readdirSync, readFileSync } from 'node:fs'
import type { FileType } from '../../worker/menus/fetch/body/fileType.ts'
import { judgeMenu } from '../../worker/menus/judge/judgeMenu.ts'
import { readFile } from '../../worker/menus/readFile.ts'
import { atLeast, atMost, type Figure, told } from '../report.ts'

const FOLDER = new URL('whole/', import.meta.url)
const LEAST_FOUND = 0.9

/** What stands beside a whole page. */
interface Expected {
  /** Why the page is here. */
  about: string
  /** Each of these lines takes the place of "{}" in the page, so that there are as many pages. */
  lines?: string[]
  vegan: string[]
}

/** A page as it was read and judged. */
export interface JudgedPage {
  page: string
  /** Called vegan and not. */
  wrong: string[]
  missed: string[]
  vegan: number
}

/** Whole pages on the product's own way, extraction, marks, claims and words together: which dishes are called vegan. */
export async function measureWholePages(): Promise<Figure[]> {
  const pages = await judgePages()
  const vegan = pages.reduce((sum, page) => sum + page.vegan, 0)
  const missed = pages.reduce((sum, page) => sum + page.missed.length, 0)
  const wrong = pages.reduce((sum, page) => sum + page.wrong.length, 0)
  return [
    told('whole pages', pages.length, ''),
    atMost('whole pages: false vegan', wrong, 'dishes', 0),
    atLeast('whole pages: vegan found', (vegan - missed) / vegan, '', LEAST_FOUND),
  ]
}

export async function judgePages(): Promise<JudgedPage[]> {
  const pages: JudgedPage[] = []
  for (const name of readdirSync(FOLDER).toSorted()) {
    if (name.endsWith('.json')) continue
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    const beside = readFileSync(new URL(name.replace(/\.\w+$/, '.json'), FOLDER), 'utf8')
    const expected: Expected = JSON.parse(beside)
    for (const line of expected.lines ?? ['']) {
      pages.push(
        await judgePage(
          name,
          text.replace('{}', () => line),
          line,
          expected,
        ),
      )
    }
  }
  return pages
}

async function judgePage(file: string, text: string, line: string, { vegan }: Expected) {
  const type: FileType = file.endsWith('.html') ? 'html' : 'text'
  const { menu } = await readFile({
    url: new URL(`https://whole.example/${file}`),
    type,
    charset: 'utf-8',
    bytes: new TextEncoder().encode(text),
  })
  const called = judgeMenu(menu)
    .filter(({ verdict }) => verdict === 'vegan')
    .map(({ name }) => name)
  return {
    page: line === '' ? file : `${file}: ${line}`,
    wrong: called.filter((name) => !vegan.includes(name)),
    missed: vegan.filter((name) => !called.includes(name)),
    vegan: vegan.length,
  }
}
