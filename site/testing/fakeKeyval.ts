/** A browser's databases, and whether they accept more. */
export interface FakeDevice {
  /** By database name and key. */
  kept: Map<string, unknown>
  /** Whether writes to a key are refused. */
  refuses: (key: string) => boolean
}

/** Stands in for the functions of `idb-keyval` that the site calls; all tabs of a device share one. */
export function fakeKeyval(device: FakeDevice) {
  const write = async (values: readonly [key: string, value: unknown][]) => {
    if (values.some(([key]) => device.refuses(key)))
      throw new DOMException('', 'QuotaExceededError')
    for (const [key, value] of values) device.kept.set(key, structuredClone(value))
  }
  const entriesOf = (store: string) =>
    [...device.kept].flatMap(([key, value]) =>
      key.startsWith(`${store}/`) ? [[key.slice(store.length + 1), value] as const] : [],
    )
  const delMany = async (keys: readonly string[], store: string) => {
    for (const key of keys) device.kept.delete(`${store}/${key}`)
  }
  return {
    createStore: (database: string) => database,
    get: async (key: string, store: string) => device.kept.get(`${store}/${key}`),
    getMany: async (keys: readonly string[], store: string) =>
      keys.map((key) => device.kept.get(`${store}/${key}`)),
    set: (key: string, value: unknown, store: string) => write([[`${store}/${key}`, value]]),
    setMany: (all: readonly [string, unknown][], store: string) =>
      write(all.map(([key, value]) => [`${store}/${key}`, value])),
    update: async (key: string, change: (found: unknown) => unknown, store: string) => {
      const name = `${store}/${key}`
      await write([[name, change(device.kept.get(name))]])
    },
    entries: async (store: string) => entriesOf(store),
    keys: async (store: string) => entriesOf(store).map(([key]) => key),
    del: (key: string, store: string) => delMany([key], store),
    delMany,
    clear: (store: string) =>
      delMany(
        entriesOf(store).map(([key]) => key),
        store,
      ),
  }
}
