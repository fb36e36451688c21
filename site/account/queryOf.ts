/** What an address asks, from its path on. */
export function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1])
}
