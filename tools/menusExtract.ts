import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { sayReason } from '../worker/contract/restaurants/reasons.ts'
import { decodeText } from '../worker/menus/fetch/body/decodeText.ts'
import { extractHtml } from '../worker/menus/reader/extract/extractHtml.ts'
import { extractMarkdown } from '../worker/menus/reader/extract/extractMarkdown.ts'
import { extractPdf } from '../worker/menus/reader/extract/extractPdf.ts'
import { extractText } from '../worker/menus/reader/extract/extractText.ts'
import { parsePage } from '../worker/menus/reader/extract/page.ts'
import { judgeMenu } from '../worker/menus/reader/judge/judgeMenu.ts'
import type { ReadMenu } from '../worker/menus/reader/menu.ts'
import { NO_IMPRINT, readImprint } from '../worker/menus/readImprint.ts'
import { readCommandLine, refuse } from './commandLine.ts'
import { fail } from './fail.ts'

const USAGE = `npm run -s menus:extract -- FILE.(html|pdf|png|jpg|webp|txt|md) [--url URL]

Reads the menu in a file and judges its dishes. Prints JSON: { "items": [{ "name", "description", "price", "section",
"marks", "verdict", "reason" }], "name", "address", "geoJson" }. A file without a menu has no items. --url is the
address of a page, which helps to read it.`

const KINDS_BY_NAME: Readonly<Record<string, Kind>> = {
  '.html': 'html',
  '.htm': 'html',
  '.xhtml': 'html',
  '.pdf': 'pdf',
  '.png': 'photo',
  '.jpg': 'photo',
  '.jpeg': 'photo',
  '.webp': 'photo',
  '.txt': 'text',
  '.md': 'markdown',
  '.markdown': 'markdown',
}

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: { url: { type: 'string' } },
})
const [file, ...others] = positionals
if (file === undefined || others.length > 0) refuse(USAGE)
// Parsers of pictures and PDFs log to stdout, which is for the answer only.
for (const level of ['log', 'info', 'debug', 'warn'] as const) console[level] = console.error

try {
  const bytes = new Uint8Array(readFileSync(file))
  const kind = kindOf(file, bytes)
  const page = kind === 'html' ? parsePage(decodeText(bytes, null)) : null
  const menu = page ? extractHtml(page, values.url ?? null) : await readMenu(kind, bytes)
  const { name, address, geoJson } = page ? readImprint(page) : NO_IMPRINT
  const items = judgeMenu(menu).map((item) => ({
    name: item.name,
    description: item.description,
    price: item.price,
    section: item.section,
    marks: item.marks,
    verdict: item.verdict,
    reason: sayReason(item.reason),
  }))
  process.stdout.write(`${JSON.stringify({ items, name, address, geoJson }, null, 2)}\n`)
} catch (error) {
  fail(error, `${file}: `)
}

type Kind = 'pdf' | 'photo' | 'markdown' | 'text' | 'html'

/** What is no page. */
async function readMenu(kind: Kind, bytes: Uint8Array): Promise<ReadMenu> {
  switch (kind) {
    case 'pdf':
      return extractPdf(bytes)
    case 'photo': {
      // Imported here, as the reader of photos is large and pages do not need it.
      const { readPhotoFile } = await import('./photos/readPhotoFile.ts')
      return readPhotoFile(bytes)
    }
    case 'markdown':
      return extractMarkdown(decodeText(bytes, null))
    default:
      return extractText(decodeText(bytes, null))
  }
}

/** By its first bytes, then by its name, so that a broken photo is not read as a page, which would give gibberish. */
function kindOf(path: string, bytes: Uint8Array): Kind {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (start.includes('%PDF-')) return 'pdf'
  if (/^(?:\x89PNG|\xff\xd8\xff|RIFF....WEBP)/s.test(start)) return 'photo'
  const kind = KINDS_BY_NAME[extname(path).toLowerCase()]
  if (kind !== undefined) return kind
  if (/<(?:!doctype html|html|head|body)\b/i.test(start)) return 'html'
  throw new Error('this is no page, PDF, photo or text')
}
