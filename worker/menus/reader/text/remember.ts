/** A reading of texts that keeps its answers for when they come again, and forgets all of them when there are too many. */
export function remember<T extends object | string>(
  most: number,
  read: (text: string) => T,
): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const answer = read(text)
    known.set(text, answer)
    return answer
  }
}
