import { decodeText } from './fetch/body/decodeText.ts'
import { findMenuLinks } from './fetch/links/findMenuLinks.ts'
import { isBoundedPdf } from './fetch/pdf/isBoundedPdf.ts'
import { Unreadable } from './fetch/unreadable.ts'
import type { File } from './fetch/visit.ts'
import { nameInTitle } from './nameInTitle.ts'
import { extractHtml } from './reader/extract/extractHtml.ts'
import { extractPdf } from './reader/extract/extractPdf.ts'
import { extractText } from './reader/extract/extractText.ts'
import { headOf, textOf } from './reader/extract/html/tree.ts'
import { parsePage } from './reader/extract/page.ts'
import type { ReadMenu } from './reader/menu.ts'
import { type Imprint, NO_IMPRINT, readImprint } from './readImprint.ts'

/** The longest menus have some hundred dishes; only a hostile page has more, or endless tags. */
const MAX_DISHES = 1000
const MAX_TAGS = 200_000

export interface ReadFile {
  url: URL
  menu: ReadMenu
  imprint: Imprint
  /** The name in a page's title, which is less sure than the imprint's. */
  titleName: string | null
  /** The page's links to its menu, the likeliest first. */
  links: URL[]
}

const NO_PAGE = { imprint: NO_IMPRINT, titleName: null, links: [] }

/**
 * The menu in a fetched file.
 * @throws Unreadable not_understood; too_large
 */
export async function readFile(file: File): Promise<ReadFile> {
  const { menu, ...rest } = await readAny(file)
  const items = menu.items.slice(0, MAX_DISHES)
  return { ...rest, url: file.url, menu: { ...menu, items } }
}

async function readAny(file: File): Promise<Omit<ReadFile, 'url'>> {
  const { url } = file
  try {
    if (file.type === 'pdf') {
      if (!isBoundedPdf(file.bytes)) throw new Unreadable('too_large')
      return { ...NO_PAGE, menu: await extractPdf(file.bytes) }
    }
    const text = decodeText(file.bytes, file.charset)
    if (file.type === 'text') return { ...NO_PAGE, menu: extractText(text) }
    if (countTags(text) > MAX_TAGS) throw new Unreadable('too_large')
    const page = parsePage(text)
    const links = findMenuLinks(page, url.href).flatMap((link) => URL.parse(link, url) ?? [])
    const title = [...headOf(page.root)].find(({ tag }) => tag === 'title')
    return {
      menu: extractHtml(page, url.href),
      imprint: readImprint(page),
      titleName: title ? nameInTitle(textOf(title), url.hostname) : null,
      links,
    }
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    // A website's file may break any parser.
    throw new Unreadable('not_understood', { cause })
  }
}

function countTags(html: string): number {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags += 1
  return tags
}
