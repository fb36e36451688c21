/** The same for the same page, however its address was typed. */
export function websiteKey(website: string): string {
  const url = URL.parse(`https://${website.trim().replace(/^https?:\/\//i, '')}`)
  return url === null ? website : `${url.host}${url.pathname}${url.search}`
}
