import { extractHtml } from './extract/extractHtml.ts'
import { extractPdf } from './extract/extractPdf.ts'
import { extractText } from './extract/extractText.ts'
import { findMenuLinks } from './extract/findMenuLinks.ts'
import { decodeText } from './fetch/body/decodeText.ts'
import { isBoundedPdf } from './fetch/body/pdfSize.ts'
import { Unreadable } from './fetch/unreadable.ts'
import type { File } from './fetch/visit.ts'
import type { ReadMenu } from './menu.ts'

export interface ReadFile {
  url: URL
  menu: ReadMenu
  /** Where the page says that its menu is, the likeliest first. */
  links: URL[]
}

/**
 * What a fetched file says of a menu.
 * @throws Unreadable not_understood
 */
export async function readFile(file: File): Promise<ReadFile> {
  const { url } = file
  try {
    if (file.type === 'pdf') {
      if (!isBoundedPdf(file.bytes)) throw new Unreadable('too_large')
      return { url, menu: await extractPdf(file.bytes), links: [] }
    }
    const text = decodeText(file.bytes, file.charset)
    if (file.type === 'text') return { url, menu: extractText(text), links: [] }
    const links = findMenuLinks(text, url.href).flatMap((link) => URL.parse(link, url) ?? [])
    return { url, menu: extractHtml(text, url.href), links }
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    // Somebody else's file may break any parser.
    throw new Unreadable('not_understood', { cause })
  }
}
