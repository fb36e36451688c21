/** A reading of texts that keeps its answers for when they come again, and forgets all of them when there are too many. */
export function remember<K extends string, T extends object | string | null>(
  most: number,
  read: (text: K) => T,
) {
  const known = new Map<K, T>()
  return (text: K): T => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const answer = read(text)
    known.set(text, answer)
    return answer
  }
}

/** Builds at the first use what takes long and is not always needed. */
export function once<T extends object>(build: () => T): () => T {
  let built: T | undefined
  return () => (built ??= build())
}

/** A reading of objects that is done once for each, for as long as it is there. */
export function onceFor<K extends object, T>(read: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { value: T }>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found.value
    const value = read(key)
    known.set(key, { value })
    return value
  }
}
