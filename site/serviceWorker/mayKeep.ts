/**
 * Whether a response is a document that anybody may see, as its `public` header says. Feeds and files may be too large to keep.
 */
export function mayKeep(response: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean {
  const rules = response.headers.get('cache-control') ?? ''
  const isDocument = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return isDocument && response.status === 200 && !response.redirected && /\bpublic\b/.test(rules)
}
