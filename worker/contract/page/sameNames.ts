/** The names that occur more than once in a list, so that their addresses must be shown too. */
export function sameNames(list: readonly { name: string }[]): ReadonlySet<string> {
  const names = list.map(({ name }) => name)
  return new Set(names.filter((name, index) => names.indexOf(name) !== index))
}
