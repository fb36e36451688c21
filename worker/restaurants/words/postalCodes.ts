/** The lengths of postal codes that a search recognises; house numbers are shorter. */
const CODE = /(?<![\p{L}\p{N}-])\d{5,6}(?![\p{L}\p{N}])/gu

/** The postal codes of five and six digits in an address, each once. */
export function postalCodesIn(address: string): string[] {
  return [...new Set(address.match(CODE))]
}

/** A postal code as a word of the index. People's words never contain an underscore. */
export function postalCodeToken(code: string): string {
  return `_post_${code}`
}
