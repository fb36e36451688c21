/** A key that is equal for all spellings of a page's address. */
export function websiteKey(website: string): string {
  const url = URL.parse(`https://${website.trim().replace(/^https?:\/\//i, '')}`)
  return url === null ? website : `${url.host}${url.pathname}${url.search}`
}
