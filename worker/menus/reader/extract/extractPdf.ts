import { getDocumentProxy } from 'unpdf'
import type { ReadMenu } from '../menu.ts'
import { readSheets } from './extractLines.ts'
import { layoutLines } from './layout/layoutLines.ts'
import { type Glyphs, joinGlyphs } from './pdf/joinGlyphs.ts'

/** A menu has no more pages; what is longer is a book. */
const MAX_PAGES = 24
/** A page of a menu has some hundred pieces of text; a file made to fill the memory has millions. */
const MAX_PIECES = 20_000

/** The menu in the text of a PDF. Without text (a scan), or when the file is broken, there are no dishes. */
export async function extractPdf(bytes: Uint8Array): Promise<ReadMenu> {
  try {
    // The parser takes the bytes over, so it gets its own.
    const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
    const sheets = []
    let left = MAX_PIECES
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && left > 0; number++) {
      const page = await document.getPage(number)
      const { height } = page.getViewport({ scale: 1 })
      const pieces = await readPieces(page.streamTextContent(), left)
      left -= pieces.length
      const glyphs = pieces.flatMap((item) => ('str' in item ? toGlyphs(item, height) : []))
      sheets.push(layoutLines(joinGlyphs(glyphs)))
    }
    await document.loadingTask.destroy()
    return readSheets(sheets)
  } catch {
    // A broken file is an unread menu; what was wrong with it helps nobody.
    return { items: [], notes: [] }
  }
}

type Piece = PdfText | { type: string }

async function readPieces(stream: ReadableStream<{ items: Piece[] }>, most: number) {
  const reader = stream.getReader()
  const pieces: Piece[] = []
  while (pieces.length < most) {
    const { done, value } = await reader.read()
    if (done) return pieces
    pieces.push(...value.items)
  }
  // Not waited for: destroying the document ends it.
  reader.cancel(new Error('A page too full')).catch(() => {})
  return pieces
}

interface PdfText {
  str: string
  transform: number[]
  width: number
  height: number
  fontName: string
}

function toGlyphs(piece: PdfText, pageHeight: number): Glyphs[] {
  const { str: text, transform, width, height, fontName: font } = piece
  const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform
  const size = height || Math.abs(d)
  // Turned text is decoration or a margin's note.
  if (Math.abs(b) > Math.abs(a) || size <= 0) return []
  return [{ text, font, x0: x, x1: x + width, y: pageHeight - y - size, height: size }]
}
