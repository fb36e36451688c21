/** The query of an address that starts with a path. */
export function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1])
}
