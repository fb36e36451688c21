/** Whether it is a document for anybody: what is private says of itself that nobody may keep it; a feed or a file is large. */
export function mayKeep(response: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean {
  const rules = response.headers.get('cache-control') ?? ''
  const isDocument = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return isDocument && response.status === 200 && !response.redirected && /\bpublic\b/.test(rules)
}
