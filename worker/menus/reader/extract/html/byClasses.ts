/**
 * A reading of class names that is done once for each list of them: most elements of a page share theirs, and a parsed page keeps
 * each list once.
 */
export function byClasses<T>(
  read: (classes: readonly string[]) => T,
): (classes: readonly string[]) => T {
  const known = new WeakMap<readonly string[], { value: T }>()
  return (classes) => {
    const found = known.get(classes)
    if (found !== undefined) return found.value
    const value = read(classes)
    known.set(classes, { value })
    return value
  }
}
