import { useRoute, useSearch } from 'wouter'

/** What a link from a mail carries; null when a piece of it is missing. */
export function useCodeLink(): { email: string; secretCode: string } | null {
  const [, params] = useRoute<{ secretCode: string }>('/:page/:secretCode')
  const { secretCode = '' } = params ?? {}
  const email = new URLSearchParams(useSearch()).get('email')?.trim() ?? ''
  return email && secretCode ? { email, secretCode } : null
}
