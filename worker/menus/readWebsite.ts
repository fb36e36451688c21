import { toAllowedUrl } from './fetch/address/allowedAddress.ts'
import type { Egress } from './fetch/egress.ts'
import type { Limits } from './fetch/request.ts'
import { Unreadable } from './fetch/unreadable.ts'
import { beginVisit, type Visit } from './fetch/visit.ts'
import { mergeMenus } from './reader/extract/mergeMenus.ts'
import type { ReadMenu } from './reader/menu.ts'
import { type ReadFile, readFile } from './readFile.ts'
import { firstImprint, type Imprint } from './readImprint.ts'

/** A menu and whose it is, with the address that it was found at, or 'photos'. */
export type Reading = ReadMenu & Imprint & { source: string }

/**
 * Reads the menu of a restaurant's website: the page, by https or else http, and at most one page that it links as its menu.
 * `website` as a person typed it, with or without a scheme.
 * @throws Unreadable
 */
export async function readWebsite(
  egress: Egress,
  website: string,
  limits?: Limits,
): Promise<Reading> {
  const start = toAllowedUrl(website)
  if (start === null) throw new Unreadable('denied_address')
  const visit = beginVisit(egress, limits)
  try {
    const page = await readEither(visit, start)
    const menu = await readOneOf(visit, page.links)
    if (menu === null) return { ...page.menu, ...imprintOf([page]), source: page.url.href }
    const { url } = menu.menu.items.length < page.menu.items.length ? page : menu
    const imprint = imprintOf([page, menu])
    return { ...mergeMenus([page.menu, menu.menu]), ...imprint, source: url.href }
  } finally {
    visit.end()
  }
}

/** Any page's imprint tells the name better than the title of the first one. */
function imprintOf(pages: readonly ReadFile[]): Imprint {
  const named = pages.map(({ titleName }) => ({ name: titleName }))
  return firstImprint([...pages.map(({ imprint }) => imprint), ...named])
}

async function readEither(visit: Visit, start: URL): Promise<ReadFile> {
  try {
    return await readFile(await visit.read(start))
  } catch (error) {
    if (!(error instanceof Unreadable) || error.reason !== 'no_answer') throw error
    const plain = new URL(start)
    plain.protocol = 'http:'
    return readFile(await visit.read(plain))
  }
}

/** The first link that can be read and has dishes; null when none has. Failures of links are ignored. */
async function readOneOf(visit: Visit, links: readonly URL[]): Promise<ReadFile | null> {
  for (const link of links) {
    try {
      const found = await readFile(await visit.read(link))
      return found.menu.items.length > 0 ? found : null
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      if (error.reason === 'no_room_left' || error.reason === 'too_late') return null
    }
  }
  return null
}
