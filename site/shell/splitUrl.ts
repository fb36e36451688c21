/** The path and the query of an address that starts with a path. A query may contain another "?". */
export function splitUrl(url: string): [path: string, query: string] {
  const at = `${url}?`.indexOf('?')
  return [url.slice(0, at), url.slice(at + 1)]
}

/** The parameters in the query of an address that starts with a path. */
export const paramsOf = (url: string) => new URLSearchParams(splitUrl(url)[1])

/** A part of an address without its escapes; unchanged if one is invalid. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
