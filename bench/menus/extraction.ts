import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { extractHtml } from '../../worker/menus/extract/extractHtml.ts'
import { extractPdf } from '../../worker/menus/extract/extractPdf.ts'
import type { ReadMenu } from '../../worker/menus/menu.ts'
import { atLeast, atMost, type Figure, told } from '../report.ts'
import { largePage } from './largePage.ts'

const PAGES = new URL('./pages/', import.meta.url)
const MOST_CPU_MS = 300
const LEAST = 0.9

/** What stands beside a page of the test set. */
interface Expected {
  url: string | null
  name?: string
  address?: string
  items: string[]
}

export interface PageScore {
  file: string
  recall: number
  precision: number
  invented: number
  missed: string[]
  wrong: string[]
}

/**
 * How well dishes are found by name on pages of our own writing: those that the rules were written against, and those
 * written after and held back.
 */
export async function measureExtraction(): Promise<Figure[]> {
  return [
    ...(await measureSet('known')),
    ...(await measureSet('held')),
    atMost('extraction: CPU for a page of 1.5 MB', largePageMs(), 'ms', MOST_CPU_MS),
  ]
}

async function measureSet(set: string): Promise<Figure[]> {
  const scores = await scorePages(set)
  const menus = scores.filter(({ recall }) => !Number.isNaN(recall))
  const others = scores.filter(({ recall }) => Number.isNaN(recall))
  const invented = others.reduce((sum, score) => sum + score.invented, 0)
  return [
    told(`extraction, ${set}: pages with a menu`, menus.length, ''),
    atLeast(`extraction, ${set}: mean recall`, mean(menus.map(({ recall }) => recall)), '', LEAST),
    atLeast(
      `extraction, ${set}: mean precision`,
      mean(menus.map(({ precision }) => precision)),
      '',
      LEAST,
    ),
    atMost(`extraction, ${set}: invented on ${others.length} pages without`, invented, 'dishes', 0),
  ]
}

/** Every page of a set with what was missed and what is no dish; recall is NaN for pages without a menu. */
export async function scorePages(set: string): Promise<PageScore[]> {
  const folder = new URL(`${set}/`, PAGES)
  const files = readdirSync(folder).filter((file) => extname(file) !== '.json')
  return Promise.all(
    files.toSorted().map(async (file) => {
      const told = readFileSync(new URL(file.replace(/\.\w+$/, '.json'), folder), 'utf8')
      const expected: Expected = JSON.parse(told)
      return scorePage(file, await readPage(new URL(file, folder), expected.url), expected)
    }),
  )
}

async function readPage(file: URL, url: string | null): Promise<ReadMenu> {
  const bytes = readFileSync(file)
  return file.pathname.endsWith('.pdf')
    ? extractPdf(new Uint8Array(bytes))
    : extractHtml(bytes.toString('utf8'), url)
}

function scorePage(file: string, { items }: ReadMenu, { items: expected }: Expected): PageScore {
  const found = new Map(items.map(({ name }) => [plain(name), name]))
  const wanted = new Map(expected.map((name) => [plain(name), name]))
  const missed = [...wanted].filter(([key]) => !found.has(key)).map(([, name]) => name)
  const wrong = [...found].filter(([key]) => !wanted.has(key)).map(([, name]) => name)
  const hits = wanted.size - missed.length
  return {
    file,
    recall: wanted.size === 0 ? Number.NaN : hits / wanted.size,
    precision: found.size === 0 ? (wanted.size === 0 ? 1 : 0) : hits / found.size,
    invented: wanted.size === 0 ? found.size : 0,
    missed,
    wrong,
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
}

function largePageMs(): number {
  const page = largePage()
  extractHtml(page, 'https://large.example/menu')
  const started = process.cpuUsage()
  extractHtml(page, 'https://large.example/menu')
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
