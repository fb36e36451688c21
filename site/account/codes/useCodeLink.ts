import { useParams, useSearch } from 'wouter'

/** What a link from a mail carries; null when a piece of it is missing. */
export function useCodeLink(): { email: string; secretCode: string } | null {
  const { secretCode = '' } = useParams<{ secretCode: string }>()
  const email = new URLSearchParams(useSearch()).get('email')?.trim() ?? ''
  return email && secretCode ? { email, secretCode } : null
}
