/** A cuisine in data, calls and addresses: lower-case letters and hyphens. */
export const CUISINE_PATTERN = /^[a-z]+(-[a-z]+)*$/
export const MAX_CUISINE_LENGTH = 40

export function isCuisine(text: string): boolean {
  return CUISINE_PATTERN.test(text)
}
