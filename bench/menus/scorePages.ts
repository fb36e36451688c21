import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { extractHtml } from '../../worker/menus/reader/extract/extractHtml.ts'
import { extractPdf } from '../../worker/menus/reader/extract/extractPdf.ts'
import { parsePage } from '../../worker/menus/reader/extract/page.ts'
import type { MenuItem, ReadMenu } from '../../worker/menus/reader/menu.ts'

const PAGES = new URL('./pages/', import.meta.url)

type Detail = 'description' | 'price' | 'section' | 'marks'

/** A dish of a page; omitted fields are not checked. */
interface ExpectedItem {
  name: string
  description?: string
  price?: string
  section?: string
  /** All marks, in any order. */
  marks?: string[]
}

/** The expectations file of a page of the test set. */
interface Expected {
  url: string | null
  items: ExpectedItem[]
}

export interface PageScore {
  file: string
  /** NaN for pages without a menu. */
  recall: number
  precision: number
  invented: number
  missed: string[]
  wrong: string[]
  details: Record<Detail, { wanted: number; right: number }>
  /** What was read wrongly: "Pad Thai, price: 12 (12 / 13)". */
  amiss: string[]
}

/** Scores every page of a set: missed dishes, invented ones, and wrong details of the others. */
export async function scorePages(set: string): Promise<PageScore[]> {
  const folder = new URL(`${set}/`, PAGES)
  const files = readdirSync(folder).filter((file) => extname(file) !== '.json')
  return Promise.all(
    files.toSorted().map(async (file) => {
      const expected = readExpected(new URL(file.replace(/\.\w+$/, '.json'), folder))
      return scorePage(file, await readPage(new URL(file, folder), expected.url), expected)
    }),
  )
}

function readExpected(file: URL): Expected {
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function readPage(file: URL, url: string | null): Promise<ReadMenu> {
  const bytes = readFileSync(file)
  return file.pathname.endsWith('.pdf')
    ? extractPdf(new Uint8Array(bytes))
    : extractHtml(parsePage(bytes.toString('utf8')), url)
}

function scorePage(file: string, menu: ReadMenu, expected: Expected): PageScore {
  const found = new Map(menu.items.map((item) => [plain(item.name), item]))
  const wanted = new Map(expected.items.map((item) => [plain(item.name), item]))
  const missed = [...wanted].filter(([key]) => !found.has(key)).map(([, { name }]) => name)
  const wrong = [...found].filter(([key]) => !wanted.has(key)).map(([, { name }]) => name)
  const hits = wanted.size - missed.length
  return {
    file,
    recall: wanted.size === 0 ? Number.NaN : hits / wanted.size,
    precision: found.size === 0 ? (wanted.size === 0 ? 1 : 0) : hits / found.size,
    invented: wanted.size === 0 ? found.size : 0,
    missed,
    wrong,
    ...scoreDetails(found, wanted),
  }
}

function scoreDetails(
  found: ReadonlyMap<string, MenuItem>,
  wanted: ReadonlyMap<string, ExpectedItem>,
): Pick<PageScore, 'details' | 'amiss'> {
  const details = {
    description: { wanted: 0, right: 0 },
    price: { wanted: 0, right: 0 },
    section: { wanted: 0, right: 0 },
    marks: { wanted: 0, right: 0 },
  }
  const amiss: string[] = []
  for (const [key, item] of wanted) {
    const read = found.get(key)
    for (const detail of ['description', 'price', 'section', 'marks'] as const) {
      const expected = item[detail]
      if (expected === undefined || read === undefined) continue
      details[detail].wanted += 1
      if (comparable(read[detail]) === comparable(expected)) details[detail].right += 1
      else amiss.push(`${item.name}, ${detail}: ${read[detail]} (${expected})`)
    }
  }
  return { details, amiss }
}

function comparable(value: string | readonly string[]): string {
  return typeof value === 'string' ? plain(value) : value.map(plain).toSorted().join()
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
}
