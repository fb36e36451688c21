import { readdirSync, readFileSync } from 'node:fs'
import type { FileType } from '../../worker/menus/fetch/body/fileType.ts'
import { judgeMenu } from '../../worker/menus/reader/judge/judgeMenu.ts'
import { readFile } from '../../worker/menus/readFile.ts'
import { atMost, type Figure, told } from '../report.ts'

const FOLDER = new URL('whole/', import.meta.url)

/** The expectations file of a whole page. */
interface Expected {
  /** Why the page is in the set. */
  about: string
  /** Each of these lines replaces "{}" in the page, so there is a page for each. */
  lines?: string[]
  /** The number of dishes, since a page that is not read at all would have no dish wrongly called vegan. */
  dishes: number
  vegan: string[]
}

/** A page as it was read and judged. */
interface JudgedPage {
  page: string
  /** Judged vegan although it is not. */
  wrong: string[]
  missed: string[]
  /** Whether it has as many dishes as it should. */
  isWhole: boolean
}

/** Measures which dishes of whole pages are judged vegan by the product's own pipeline: extraction, marks, claims and words. */
export async function measureWholePages(): Promise<Figure[]> {
  const pages = await judgePages()
  const wrong = pages.reduce((sum, page) => sum + page.wrong.length, 0)
  const missing = pages.filter(({ missed }) => missed.length > 0).length
  const torn = pages.filter(({ isWhole }) => !isWhole).length
  return [
    told('whole pages', pages.length, ''),
    atMost('whole pages: false vegan', wrong, 'dishes', 0),
    atMost('whole pages: with a vegan dish missed', missing, 'pages', 0),
    atMost('whole pages: with a dish too few or too many', torn, 'pages', 0),
  ]
}

async function judgePages(): Promise<JudgedPage[]> {
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

async function judgePage(file: string, text: string, line: string, expected: Expected) {
  const { dishes, vegan } = expected
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
    isWhole: menu.items.length === dishes,
  }
}
