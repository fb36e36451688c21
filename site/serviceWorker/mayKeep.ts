/** Whether a document is for anybody: what is private says of itself that nobody may keep it. */
export function mayKeep(response: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean {
  const rules = response.headers.get('cache-control') ?? ''
  return response.status === 200 && !response.redirected && /\bpublic\b/.test(rules)
}
