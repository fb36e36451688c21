/** As many digits as postal codes have that a search takes for one; house numbers are shorter. */
const CODE = /(?<![\p{L}\p{N}-])\d{5,6}(?![\p{L}\p{N}])/gu

/** The postal codes of five and six digits in an address, each once. */
export function postalCodesIn(address: string): string[] {
  return [...new Set(address.match(CODE))]
}

/** A postal code as a word of the index. Words of people never hold an underscore. */
export function postalCodeToken(code: string): string {
  return `_post_${code}`
}
