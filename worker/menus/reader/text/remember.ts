/** A reading of texts that keeps its answers for when they come again, and forgets all of them when there are too many. */
export function remember<T extends object | string>(most: number, read: (text: string) => T) {
  const known = new Map<string, T>()
  return (text: string): T => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const answer = read(text)
    known.set(text, answer)
    return answer
  }
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
