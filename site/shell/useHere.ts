import { useLocation, useSearch } from 'wouter'

/** The address of the page that is drawn, without its language. */
export function useHere(): string {
  const [path] = useLocation()
  const query = useSearch()
  return query === '' ? path : `${path}?${query}`
}
