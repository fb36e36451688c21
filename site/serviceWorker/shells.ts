import { addressIn, ENGLISH, type Language, splitLanguage } from '../../languages/list.ts'

export const OFFLINE = '/offline'
const SHELLS = 'shells-'

/** The part of `clients` that is needed; the site's program knows no service workers. */
export interface OpenPages {
  matchAll(options: { includeUncontrolled: true }): Promise<readonly { url: string }[]>
}

/**
 * The shell in the languages that are used in this browser; in English it comes with the service worker. `version` is that
 * of the site: each has shells of its own, which ask for its scripts.
 */
export function shellsOf(version: string) {
  const name = SHELLS + version
  const addressOf = (language: Language) => addressIn(language, OFFLINE)

  const find = async (language: Language) =>
    (await caches.open(name)).match(addressOf(language), { ignoreSearch: true })

  /** Keeps the shell of a page's language, unless it is here. */
  const keepFor = async (path: string) => {
    const { language } = splitLanguage(path)
    if (language === ENGLISH || (await find(language))) return
    try {
      await (await caches.open(name)).add(addressOf(language))
    } catch {
      // The next page asks again; until then English is spoken.
    }
  }

  return {
    find,
    keepFor,
    /** A page that could not be had leads there. */
    pathFor: async (path: string) => {
      const { language } = splitLanguage(path)
      return addressOf((await find(language)) ? language : ENGLISH)
    },
    /** Before it takes over: the languages of the version before, and of what is open at the first visit. */
    begin: async (pages: OpenPages) => {
      const open = await pages.matchAll({ includeUncontrolled: true })
      const kept = await Promise.all(
        (await shellCaches()).map(async (one) => (await caches.open(one)).keys()),
      )
      const paths = [...open, ...kept.flat()].map(({ url }) => new URL(url).pathname)
      for (const path of new Set(paths)) await keepFor(path)
    },
    /** Those of versions before it. */
    removeOlder: async () => {
      const older = (await shellCaches()).filter((one) => one !== name)
      await Promise.all(older.map((one) => caches.delete(one)))
    },
  }
}

async function shellCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(SHELLS))
}
