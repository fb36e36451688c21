/** The names that more than one of a list has: only their addresses tell those apart. */
export function sameNames(list: readonly { name: string }[]): ReadonlySet<string> {
  const names = list.map(({ name }) => name)
  return new Set(names.filter((name, index) => names.indexOf(name) !== index))
}
