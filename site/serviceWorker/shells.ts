import { addressIn, ENGLISH, type Language, splitLanguage } from '../../languages/list.ts'

export const OFFLINE = '/offline'
/** Where the English shell is precached: under the address of a page, Serwist would wait for the network (navigation preload). */
export const SHELL_FILE = `${OFFLINE}?shell`
const SHELLS = 'shells-'

/** The part of `clients` used here; the site's types do not include service workers. */
export interface OpenPages {
  matchAll(options: { includeUncontrolled: true }): Promise<readonly { url: string }[]>
}

/**
 * The shell in the languages used in this browser; the English one is cached with the service worker. `version` is the site's
 * version: each has its own shells, because a shell loads the scripts of its version.
 */
export function shellsOf(version: string) {
  const name = SHELLS + version
  const addressOf = (language: Language) => addressIn(language, OFFLINE)

  const find = async (language: Language) =>
    (await caches.open(name)).match(addressOf(language), { ignoreSearch: true })

  /** Caches the shell in a page's language, unless it is cached already. */
  const keepFor = async (path: string) => {
    const { language } = splitLanguage(path)
    if (language === ENGLISH || (await find(language))) return
    try {
      await (await caches.open(name)).add(addressOf(language))
    } catch {
      // The next page tries again; until then the English shell answers.
    }
  }

  return {
    find,
    keepFor,
    /** The shell's address for a page that could not be loaded. */
    pathFor: async (path: string) => {
      const { language } = splitLanguage(path)
      return addressOf((await find(language)) ? language : ENGLISH)
    },
    /**
     * Run before this version takes over: caches the languages of the previous version and of the pages that are open at a first
     * visit.
     */
    begin: async (pages: OpenPages) => {
      const open = await pages.matchAll({ includeUncontrolled: true })
      const kept = await Promise.all(
        (await shellCaches()).map(async (one) => (await caches.open(one)).keys()),
      )
      const paths = [...open, ...kept.flat()].map(({ url }) => new URL(url).pathname)
      for (const path of new Set(paths)) await keepFor(path)
    },
    /** Removes the shells of older versions. */
    removeOlder: async () => {
      const older = (await shellCaches()).filter((one) => one !== name)
      await Promise.all(older.map((one) => caches.delete(one)))
    },
  }
}

async function shellCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(SHELLS))
}
