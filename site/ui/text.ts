/** 'middle-eastern' → 'Middle Eastern'. */
export function capitaliseCuisine(cuisine: string): string {
  return cuisine
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** ['thai', 'middle-eastern'] → 'Thai, Middle Eastern'; empty for no cuisines. */
export function listCuisines(cuisines: readonly string[]): string {
  return cuisines.map(capitaliseCuisine).join(', ')
}

/** The cuisines that start with a text, whatever its case. */
export function matchingCuisines(all: readonly string[], text: string): string[] {
  const prefix = text.trim().toLowerCase()
  return prefix ? all.filter((cuisine) => cuisine.startsWith(prefix)) : []
}
